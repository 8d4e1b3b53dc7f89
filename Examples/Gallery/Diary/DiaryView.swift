#if GTK
  import SwiftUI

  /// Picks a day in the desktop's calendar, and edits its line.
  ///
  /// In a terminal the calendar is empty; there the buttons go from day to day.
  struct DiaryView: View {
    @State private var diary = Diary()
    @State private var day = Diary.Day(.now)

    var body: some View {
      VStack(spacing: 12) {
        DesktopCalendar(day: $day, written: diary.written(inMonthOf: day))
        HStack {
          Button("Day before", systemImage: "chevron.backward") { day = day.moved(by: -1) }
          Text(day.date, format: .dateTime.day().month(.wide).year())
            .font(.headline)
            .frame(maxWidth: .infinity)
          Button("Day after", systemImage: "chevron.forward") { day = day.moved(by: 1) }
        }
        .labelStyle(.iconOnly)
        TextField("What happened", text: $diary[day])
      }
      .padding()
      .frame(maxWidth: 480)
    }
  }

  #Preview("Diary") { DiaryView() }
#endif
