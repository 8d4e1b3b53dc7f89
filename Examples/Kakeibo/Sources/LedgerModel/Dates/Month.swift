import Foundation

/// A month of a year.
///
/// ```swift
/// Month(year: 2024, month: 2).dayCount   // 29
/// Month(.today).adding(months: -1).first
/// ```
public struct Month: Hashable, Sendable {
  /// `year * 12 + month - 1`: months that follow each other have numbers that do.
  public let number: Int

  /// A month by its year and its number, from 1 to 12. What lies outside counts on into other
  /// years.
  public init(year: Int, month: Int) {
    number = year * 12 + month - 1
  }

  /// The month of a day.
  public init(_ day: Day) {
    let date = CivilDate(number: day.number)
    self.init(year: date.year, month: date.month)
  }

  public var year: Int { floorDivide(number, 12) }

  /// From 1 to 12.
  public var month: Int { number - year * 12 + 1 }

  public var first: Day { Day(number: CivilDate(year: year, month: month, day: 1).number) }
  public var last: Day { adding(months: 1).first.adding(days: -1) }

  /// How many days it has.
  public var dayCount: Int { adding(months: 1).first - first }

  /// The days from the first to the last.
  public var days: ClosedRange<Day> { first...last }

  /// The month that is so many months later.
  public func adding(months: Int) -> Month { Month(year: 0, month: number + months + 1) }

  /// Noon of the first, for what shows or picks dates.
  public func date(in calendar: Calendar = .current) -> Date { first.date(in: calendar) }
}

extension Month: Strideable {
  public func distance(to other: Month) -> Int { other.number - number }
  public func advanced(by months: Int) -> Month { adding(months: months) }
  public static func < (left: Month, right: Month) -> Bool { left.number < right.number }

  /// How many months lie between two.
  public static func - (left: Month, right: Month) -> Int { left.number - right.number }
}

extension Month: LosslessStringConvertible {
  /// Reads a month as ``description`` writes it: `2026-11`.
  public init?(_ text: String) {
    guard let day = Day(text + "-01") else { return nil }
    self.init(day)
  }

  /// The month as ISO 8601 has it: `2026-11`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}
