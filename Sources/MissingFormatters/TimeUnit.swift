import Foundation

/// A unit of time, from the longest to the shortest.
package enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  package static func < (a: TimeUnit, b: TimeUnit) -> Bool { a.rawValue > b.rawValue }

  var component: Calendar.Component {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var calendarUnit: NSCalendar.Unit {
    switch self {
    case .year: .year
    case .month: .month
    case .week: .weekOfMonth
    case .day: .day
    case .hour: .hour
    case .minute: .minute
    case .second: .second
    }
  }

  var letter: String { self == .month ? "mo" : String("\(self)".prefix(1)) }

  func short(_ amount: Int) -> String {
    switch self {
    case .year: "yr"
    case .month: "mo"
    case .week: "wk"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    case .day: name(amount)
    }
  }

  /// "minute" or "minutes".
  package func name(_ amount: Int) -> String { "\(self)" + (amount == 1 ? "" : "s") }
}
