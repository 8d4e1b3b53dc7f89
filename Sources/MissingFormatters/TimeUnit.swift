import Foundation

/// A unit of time, from the longest to the shortest.
package enum TimeUnit: Int, CaseIterable, Comparable {
  case year, month, week, day, hour, minute, second

  package static func < (a: TimeUnit, b: TimeUnit) -> Bool { a.rawValue > b.rawValue }

  var component: Calendar.Component { foundation.component }
  var calendarUnit: NSCalendar.Unit { foundation.unit }

  /// Foundation's two names for the unit.
  private var foundation: (component: Calendar.Component, unit: NSCalendar.Unit) {
    switch self {
    case .year: (.year, .year)
    case .month: (.month, .month)
    case .week: (.weekOfMonth, .weekOfMonth)
    case .day: (.day, .day)
    case .hour: (.hour, .hour)
    case .minute: (.minute, .minute)
    case .second: (.second, .second)
    }
  }

  var letter: String { self == .month ? "mo" : String("\(self)".prefix(1)) }

  func short(_ amount: Int) -> String {
    switch self {
    case .year: amount == 1 ? "yr" : "yrs"
    case .month: amount == 1 ? "mth" : "mths"
    case .week: amount == 1 ? "wk" : "wks"
    case .hour: "hr"
    case .minute: "min"
    case .second: "sec"
    case .day: name(amount)
    }
  }

  /// "minute" or "minutes".
  package func name(_ amount: Int) -> String { "\(self)" + (amount == 1 ? "" : "s") }
}
