#if GTK
  import Foundation

  /// A line for each day on which something happened.
  struct Diary {
    /// A day as calendars show it.
    struct Day: Hashable {
      var year: Int
      /// From 1.
      var month: Int
      var day: Int
    }

    private var lines: [Day: String] = [:]

    subscript(day: Day) -> String {
      get { lines[day] ?? "" }
      set { lines[day] = newValue.isEmpty ? nil : newValue }
    }

    /// The days with a line in a day's month.
    func written(inMonthOf day: Day) -> Set<Int> {
      Set(lines.keys.filter { $0.year == day.year && $0.month == day.month }.map(\.day))
    }
  }

  extension Diary.Day {
    init(_ date: Date) {
      let parts = Calendar(identifier: .gregorian).dateComponents(
        [.year, .month, .day], from: date)
      self.init(year: parts.year ?? 1, month: parts.month ?? 1, day: parts.day ?? 1)
    }

    var date: Date {
      let parts = DateComponents(year: year, month: month, day: day)
      return Calendar(identifier: .gregorian).date(from: parts) ?? .distantPast
    }

    func moved(by days: Int) -> Self {
      let date = Calendar(identifier: .gregorian).date(byAdding: .day, value: days, to: date)
      return date.map { Self($0) } ?? self
    }
  }
#endif
