import LedgerModel
import SwiftUI

/// Chooses a day.
struct DayPicker: View {
  private let title: LocalizedStringKey
  @Binding private var day: Day

  init(_ title: LocalizedStringKey, selection: Binding<Day>) {
    self.title = title
    _day = selection
  }

  var body: some View {
    DatePicker(title, selection: date, displayedComponents: .date)
  }

  private var date: Binding<Date> {
    Binding {
      day.date()
    } set: {
      day = Day($0)
    }
  }
}
