import Foundation

/// A month of a year.
///
/// ```swift
/// Month(year: 2024, month: 2).dayCount   // 29
/// Month(.today).adding(months: -1).first
/// ```
public struct Month: Hashable, Numbered, Sendable {
  /// `year * 12 + month - 1`: months that follow each other have numbers that do.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  /// A month by its year and its number, from 1 to 12. What lies outside counts on into other
  /// years.
  public init(year: Int, month: Int) {
    number = year * 12 + month - 1
  }

  /// The month of a day.
  public init(_ day: Day) {
    // 4,800 months are 146,097 days always, so this is about the month.
    let guess = Month(year: 1970, month: 1).number + day.number * 4_800 / 146_097
    let later = (guess - 1...guess + 1).count { Month(year: 0, month: $0 + 1).first <= day }
    number = guess - 2 + later
  }

  public var year: Int { number / 12 }
  /// From 1 to 12.
  public var month: Int { number % 12 + 1 }

  /// The first day.
  public var first: Day {
    // Years that begin with March end with the leap day, and the lengths of their months follow a
    // straight line: 153 days in five.
    let sinceMarch = (month + 9) % 12
    let year = month <= 2 ? year - 1 : year
    let start = 365 * year + year / 4 - year / 100 + year / 400
    // So many days after 1 March of the year 0 began 1970.
    return Day(number: start + (153 * sinceMarch + 2) / 5 - 719_468)
  }

  public var last: Day { adding(months: 1).first.adding(days: -1) }

  /// How many days it has.
  public var dayCount: Int { adding(months: 1).first - first }

  /// How many of its days have come by a day.
  public func dayCount(until day: Day) -> Int { min(max(0, day - first + 1), dayCount) }

  /// The days from the first to the last.
  public var days: ClosedRange<Day> { first...last }

  /// The month that is so many months later.
  public func adding(months: Int) -> Month { Month(number: number + months) }

  /// Noon of the first, for what shows or picks dates.
  public func date(in calendar: Calendar = .current) -> Date { first.date(in: calendar) }
}

extension Month: TextCodable {
  /// Reads a month as ``description`` writes it: `2026-11`.
  public init?(_ text: String) {
    guard let day = Day(text + "-01") else { return nil }
    self.init(day)
  }

  /// The month as ISO 8601 has it: `2026-11`.
  public var description: String { "\(year.padded(to: 4))-\(month.padded(to: 2))" }
}
