import Foundation

/// A day of the calendar: no time, and no time zone.
///
/// What was bought on 3 November stays on 3 November when the user flies to another continent, so a
/// ledger keeps days and not instants. A day is the number of days since 1 January 1970, which
/// makes comparing, sorting and counting as cheap as they are for integers:
///
/// ```swift
/// let payday = Day(year: 2026, month: 1, day: 31)!
/// payday.adding(months: 1)      // 2026-02-28
/// Day("2026-03-01")! - payday   // 29
/// ```
public struct Day: Hashable, Numbered, Sendable {
  /// Days since 1970-01-01 in the proleptic Gregorian calendar.
  public let number: Int

  public init(number: Int) {
    self.number = number
  }

  /// A day of the calendar, or nil where there is none such as 30 February.
  ///
  /// Years go from 1 to 9999: those have four digits, and ``description`` stays sortable.
  public init?(year: Int, month: Int, day: Int) {
    guard (1...9999).contains(year), (1...12).contains(month),
      (1...Month(year: year, month: month).dayCount).contains(day)
    else { return nil }
    number = Month(year: year, month: month).first.number + day - 1
  }

  /// The day that it is in the calendar's time zone at an instant.
  ///
  /// Only the time zone counts: a Japanese or Buddhist calendar counts its years otherwise, and its
  /// days are the same.
  public init(_ date: Date, calendar: Calendar = .current) {
    let offset = calendar.timeZone.secondsFromGMT(for: date)
    number = Int(((date.timeIntervalSince1970 + Double(offset)) / 86_400).rounded(.down))
  }

  /// Today, in the user's time zone.
  public static var today: Day { Day(Date()) }

  public var year: Int { Month(self).year }
  /// From 1 to 12.
  public var month: Int { Month(self).month }
  /// The day of the month, from 1 on.
  public var day: Int { self - Month(self).first + 1 }

  /// The day of the week, from 1 for Sunday to 7 for Saturday, as `Calendar` counts.
  public var weekday: Int {
    // The first day of 1970 was a Thursday.
    let days = (number + 4) % 7
    return (days < 0 ? days + 7 : days) + 1
  }

  /// The day that is so many days later.
  public func adding(days: Int) -> Day { Day(number: number + days) }

  /// The same day of a later month, or that month's last where it is shorter.
  public func adding(months: Int) -> Day {
    let month = Month(self).adding(months: months)
    return month.first.adding(days: min(day, month.dayCount) - 1)
  }

  /// Noon of the day, for what shows or picks dates.
  ///
  /// Noon exists everywhere on every day; midnight does not where the clocks change at midnight.
  public func date(in calendar: Calendar = .current) -> Date {
    let noon = Double(number) * 86_400 + 43_200
    // The offset depends on the instant that is looked for. Around noon one correction settles it.
    let guess = calendar.timeZone.secondsFromGMT(for: Date(timeIntervalSince1970: noon))
    let date = Date(timeIntervalSince1970: noon - Double(guess))
    return Date(timeIntervalSince1970: noon - Double(calendar.timeZone.secondsFromGMT(for: date)))
  }
}

extension Day: TextCodable {
  /// Reads a day as ``description`` writes it: `2026-11-24`.
  public init?(_ text: String) {
    let digits = Array(text.utf8)
    guard digits.count == 10, digits[4] == UInt8(ascii: "-"), digits[7] == UInt8(ascii: "-"),
      let year = Self.number(digits[0..<4]), let month = Self.number(digits[5..<7]),
      let day = Self.number(digits[8..<10])
    else { return nil }
    self.init(year: year, month: month, day: day)
  }

  /// The day as ISO 8601 has it: `2026-11-24`.
  public var description: String { "\(Month(self))-\(day.padded(to: 2))" }

  static func number(_ digits: ArraySlice<UInt8>) -> Int? {
    var value = 0
    for digit in digits {
      guard (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(digit) else { return nil }
      value = value * 10 + Int(digit - UInt8(ascii: "0"))
    }
    return value
  }
}

extension Int {
  /// The number in decimal digits, with zeros before it as far as they are needed.
  func padded(to length: Int) -> String {
    let digits = String(self)
    return String(repeating: "0", count: Swift.max(0, length - digits.count)) + digits
  }
}
