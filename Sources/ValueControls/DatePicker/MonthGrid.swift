import Controls
import Foundation
import HostInterface
import LayoutCore
import ViewBasics
import ViewDrawing
import ViewEnvironment
import ViewEvents
import ViewLayouts
import ViewRuntime
import ViewTexts

/// A month as a grid of days, with buttons for the previous and next month.
///
/// Every day is a button, so the arrow keys move between days as between other controls.
struct MonthGrid: View {
  /// A day in the month shown initially, and whenever the selection changes.
  let focus: Date
  let range: DateRange
  let isChosen: (Date) -> Bool
  let choose: (Date) -> Void
  @State private var months = 0
  @State private var chosen: Date?
  @Environment(\.locale) private var locale
  @Environment(\.calendar) private var calendar
  @Environment(\.timeZone) private var timeZone
  @Environment(\.now) private var now

  var body: some View {
    let wording = DateWording(locale, calendar, timeZone)
    let base = chosen ?? focus
    let month =
      wording.calendar.date(byAdding: .month, value: months, to: base) ?? base
    VStack(alignment: .leading, spacing: 0) {
      heading(wording.text(month, template: "yMMMM"))
      weekdays(wording)
      ForEach(MonthDays(month, wording.calendar).weeks, id: \.self) { week in
        HStack(spacing: 0) {
          ForEach(week.indices, id: \.self) { index in
            if let day = week[index] {
              button(day, wording)
            } else {
              Text(verbatim: "").frame(width: Self.column, height: Self.row)
            }
          }
        }
      }
    }
    .fixedSize()
    .onChange(of: wording.calendar.dateInterval(of: .month, for: focus)?.start) {
      months = 0
      chosen = nil
    }
  }

  private static let column: CGFloat = 32

  /// The height of a week: on a desktop days are squares, elsewhere as high as their digits.
  private static var row: CGFloat? {
    ViewRuntime.current?.host.metrics.isDesktop == true ? column : nil
  }

  private func heading(_ title: String) -> some View {
    HStack(spacing: 0) {
      turn("chevron.backward", "Previous month", by: -1)
      Text(verbatim: title).bold().frame(width: Self.column * 5)
      turn("chevron.forward", "Next month", by: 1)
    }
  }

  private func turn(_ symbol: String, _ name: String, by step: Int) -> some View {
    ButtonControl(
      style: .plain, action: { months += step },
      label: Image(systemName: symbol).frame(width: Self.column, height: Self.row)
    )
    .accessibilityLabel(Text(verbatim: name))
  }

  private func weekdays(_ wording: DateWording) -> some View {
    let names = wording.calendar.veryShortStandaloneWeekdaySymbols
    let first = wording.calendar.firstWeekday - 1
    return HStack(spacing: 0) {
      ForEach(0..<7, id: \.self) { index in
        Text(verbatim: names[(first + index) % names.count])
          .foregroundStyle(.secondary).frame(width: Self.column).modifier(HiddenFromAccessibility())
      }
    }
  }

  private func button(_ day: Date, _ wording: DateWording) -> some View {
    let number = wording.calendar.component(.day, from: day)
    let isChosen = isChosen(day)
    let isToday = wording.calendar.isDate(day, inSameDayAs: now)
    return ButtonControl(
      style: .plain, isSelected: isChosen,
      action: {
        chosen = wording.calendar.date(byAdding: .month, value: months, to: chosen ?? focus)
        months = 0
        choose(day)
      },
      label: DayLabel(
        number: number, isChosen: isChosen, isToday: isToday, width: Self.column, height: Self.row)
    )
    .disabled(!MonthDays.overlaps(day, range, wording.calendar))
    .accessibilityLabel(Text(verbatim: wording.text(day, template: "EEEEMMMMd")))
  }
}

/// A day's number, on a tinted background while selected: round on a desktop, which marks the current
/// day by its colour, as its calendars do.
private struct DayLabel: View {
  let number: Int
  let isChosen: Bool
  let isToday: Bool
  let width: CGFloat
  let height: CGFloat?

  var body: some View {
    let isMarked = isToday && !isChosen
    let text = Text(verbatim: isMarked && height == nil ? "·\(number)" : "\(number)")
    if isChosen, height != nil {
      framed(text.bold().foregroundStyle(.white)).background { Circle().fill(.tint) }
    } else if isChosen {
      framed(text.bold().foregroundStyle(.white)).background(.tint)
    } else if isMarked, height != nil {
      framed(text.bold().foregroundStyle(.tint))
    } else {
      framed(text)
    }
  }

  private func framed(_ text: some View) -> some View { text.frame(width: width, height: height) }
}

/// The days of a month in weeks; nil before the first day and after the last.
struct MonthDays {
  let weeks: [[Date?]]

  init(_ date: Date, _ calendar: Calendar) {
    guard let month = calendar.dateInterval(of: .month, for: date),
      let count = calendar.range(of: .day, in: .month, for: date)?.count
    else {
      weeks = []
      return
    }
    let lead = (calendar.component(.weekday, from: month.start) - calendar.firstWeekday + 7) % 7
    var days: [Date?] = Array(repeating: nil, count: lead)
    days += (0..<count).map { calendar.date(byAdding: .day, value: $0, to: month.start) }
    while days.count % 7 != 0 { days.append(nil) }
    weeks = stride(from: 0, to: days.count, by: 7).map { Array(days[$0..<($0 + 7)]) }
  }

  /// Whether a day overlaps a range.
  static func overlaps(_ day: Date, _ range: DateRange, _ calendar: Calendar) -> Bool {
    guard let interval = calendar.dateInterval(of: .day, for: day) else { return true }
    if let minimum = range.minimum, interval.end <= minimum { return false }
    if let maximum = range.maximum, interval.start > maximum { return false }
    return true
  }
}
