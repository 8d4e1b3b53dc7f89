import Foundation
import Testing

@testable import LedgerModel

@Suite("Days")
struct DayTests {
  @Test("A day's number, text and parts agree over four hundred years")
  func wholeCycle() throws {
    var calendar = Calendar(identifier: .gregorian)
    calendar.timeZone = try #require(TimeZone(secondsFromGMT: 0))
    let first = try #require(Day(year: 1800, month: 1, day: 1))
    for number in stride(from: first.number, to: first.number + 146_097, by: 13) {
      let day = Day(number: number)
      #expect(Day(year: day.year, month: day.month, day: day.day) == day)
      #expect(Day(day.description) == day)
      let parts = calendar.dateComponents(
        [.year, .month, .day, .weekday], from: day.date(in: calendar))
      #expect(parts.year == day.year && parts.month == day.month)
      #expect(parts.day == day.day && parts.weekday == day.weekday)
    }
  }

  @Test(
    "What is no day is nil",
    arguments: [
      "2026-02-29", "1900-02-29", "2026-13-01", "2026-00-10", "2026-04-31", "0000-01-01",
      "2026-1-1", "2026/01/01", "20260101", "", "2026-01-01 ", "２０２６-01-01",
    ])
  func noDay(text: String) {
    #expect(Day(text) == nil)
  }

  @Test("29 February is there every four years, but for most centuries")
  func leapDays() {
    #expect(Day("2024-02-29") != nil)
    #expect(Day("2000-02-29") != nil)
    #expect(Day("2100-02-29") == nil)
  }

  @Test(
    "A month later is the same day, or the last of a shorter month",
    arguments: [
      ("2026-01-31", 1, "2026-02-28"), ("2024-01-31", 1, "2024-02-29"),
      ("2026-01-31", 3, "2026-04-30"), ("2026-03-31", -1, "2026-02-28"),
      ("2024-02-29", 12, "2025-02-28"), ("2024-02-29", 48, "2028-02-29"),
      ("2026-12-15", 1, "2027-01-15"), ("2026-01-15", -1, "2025-12-15"),
    ])
  func addingMonths(text: String, months: Int, expected: String) throws {
    #expect(try #require(Day(text)).adding(months: months).description == expected)
  }

  @Test("Days before 1970 count on below zero")
  func beforeTheEpoch() {
    #expect(Day(number: -1).description == "1969-12-31")
    #expect(Day(number: -1).weekday == 4)
    #expect(Day(number: 0).weekday == 5)
  }

  @Test(
    "The day of a date is the one in the calendar's time zone, and noon of it is that day",
    arguments: ["Asia/Tokyo", "Pacific/Kiritimati", "Pacific/Pago_Pago", "America/Sao_Paulo"])
  func timeZones(name: String) throws {
    var calendar = Calendar(identifier: .japanese)
    calendar.timeZone = try #require(TimeZone(identifier: name))
    for number in stride(from: 17_000, to: 18_000, by: 1) {
      #expect(Day(Day(number: number).date(in: calendar), calendar: calendar).number == number)
    }
    // One second before midnight in UTC: it is the next day in Tokyo.
    let late = Date(timeIntervalSince1970: 86_399)
    calendar.timeZone = try #require(TimeZone(identifier: "Asia/Tokyo"))
    #expect(Day(late, calendar: calendar).description == "1970-01-02")
  }
}
