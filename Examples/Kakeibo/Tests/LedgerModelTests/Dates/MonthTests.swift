import Foundation
import Testing

@testable import LedgerModel

@Suite("Months")
struct MonthTests {
  @Test(
    "Months know their days",
    arguments: [(2024, 2, 29), (2026, 2, 28), (2026, 4, 30), (2026, 12, 31)])
  func days(year: Int, month: Int, count: Int) {
    let month = Month(year: year, month: month)
    #expect(month.dayCount == count)
    #expect(month.last - month.first == count - 1)
    #expect(Month(month.first) == month && Month(month.last) == month)
  }

  @Test("Months go on through the turn of years")
  func years() throws {
    let november = try #require(Month("2026-11"))
    #expect(november.adding(months: 2).description == "2027-01")
    #expect(november.adding(months: -11).description == "2025-12")
    #expect((november...november.adding(months: 3)).map(\.month) == [11, 12, 1, 2])
    #expect(november.adding(months: 14) - november == 14)
    #expect(Month("2026-13") == nil)
  }
}
