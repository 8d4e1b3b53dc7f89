import Foundation
import Testing

@testable import LedgerModel

@Suite("Summaries")
struct SummaryTests {
  private let ledger = TestLedger.used()
  private let november = Month(year: 2026, month: 11)

  @Test("A month adds up in the ledger's currency, without transfers, less what was given back")
  func month() throws {
    let summary = MonthSummary(ledger, november)
    #expect(summary.income == 300_000)
    #expect(summary.expense == 4_900)
    #expect(summary.byCategory.map(\.category?.id) == [TestLedger.fun, TestLedger.food, nil])
    #expect(summary.byCategory.map(\.amount) == [3_000, 1_400, 500])
    #expect(abs(summary.byCategory.map(\.fraction).reduce(0, +) - 1) < 1e-9)
    #expect(summary.byDay.count == 30)
    #expect([0, 2, 4, 29].map { summary.byDay[$0] } == [1_200, 2_800, 400, 500])
    #expect(summary.unconverted.isEmpty)
  }

  @Test("What has no rate is left out, and said")
  func unconverted() {
    var ledger = ledger
    ledger.edit { $0.setRate(nil, of: .euro) }
    let summary = MonthSummary(ledger, november)
    #expect(summary.expense == 4_500)
    #expect(summary.unconverted == [.euro])
  }

  @Test("An empty month has nothing, and all of its days")
  func emptyMonth() {
    let summary = MonthSummary(ledger, Month(year: 2024, month: 2))
    #expect(summary.income == 0 && summary.expense == 0 && summary.byCategory.isEmpty)
    #expect(summary.byDay == Array(repeating: 0, count: 29))
  }

  @Test("More given back than spent is no negative expense")
  func refunds() {
    var ledger = TestLedger.empty()
    ledger.apply(
      .add([
        .init(id: 30, day: november.first, amount: 700, account: 1, category: TestLedger.food)
      ]))
    let summary = MonthSummary(ledger, november)
    #expect(summary.income == 0 && summary.expense == 0 && summary.byCategory.isEmpty)
  }

  @Test("Sums beyond all measure are wrong, and no crash")
  func overflow() {
    var ledger = TestLedger.empty()
    ledger.edit { $0.setRate(Decimal(sign: .plus, exponent: 11, significand: 9), of: .euro) }
    ledger.apply(
      .add(
        (100..<300).map {
          .init(id: $0, day: november.first, amount: -Money.limit, account: TestLedger.travel)
        }))
    #expect(MonthSummary(ledger, november).byDay.count == 30)
    #expect(Trend(ledger, months: november...november).points.count == 1)
    #expect(ledger.balance(of: TestLedger.travel).minorUnits == -200 * Money.limit)
  }

  @Test("A trend's months are the summaries, and its balances the accounts'")
  func trend() throws {
    let ledger = Ledger.generated(entries: 2_000, seed: 5, today: TestLedger.today)
    let months = november.adding(months: -8)...november.adding(months: 1)
    let trend = Trend(ledger, months: months)
    #expect(trend.points.map(\.month) == Array(months))
    for point in trend.points {
      let summary = MonthSummary(ledger, point.month)
      #expect(point.income == summary.income && point.expense == summary.expense)
      let balances = ledger.accounts.compactMap { account in
        let amounts = ledger.entries
          .filter { $0.account == account.id && $0.day <= point.month.last }.map(\.amount)
        let balance = Money(amounts.reduce(account.opening, +), account.currency)
        return ledger.inLedgerCurrency(balance)?.minorUnits
      }
      #expect(point.balance == balances.reduce(0, +))
    }
  }

  @Test("A year is the sum of its months, and ends with the last one's balance")
  func years() throws {
    let ledger = Ledger.generated(entries: 2_000, seed: 5, today: TestLedger.today)
    let trend = Trend(ledger, months: november.adding(months: -30)...november)
    let years = trend.byYear
    #expect(years.map(\.month) == [2024, 2025].map { Month(year: $0, month: 12) } + [november])
    for year in years {
      let months = trend.points.filter { $0.month.year == year.month.year }
      #expect(year.income == months.map(\.income).reduce(0, +))
      #expect(year.expense == months.map(\.expense).reduce(0, +))
      #expect(year.balance == months.last?.balance)
    }
  }

  @Test("A budget's status tells what is left, and where it ought to be")
  func budgets() throws {
    var ledger = ledger
    ledger.edit { $0.setBudget(1_000, for: TestLedger.food, from: november.adding(months: -1)) }
    let status = try #require(BudgetStatus.all(ledger, november).first)
    #expect(status.spent == 1_400 && status.left == -400)
    #expect(status.fraction == 1.4)
    #expect(status.expectedByToday(TestLedger.day("2026-11-15")) == 0.5)
    #expect(status.expectedByToday(TestLedger.day("2026-10-15")) == 0)
    #expect(status.expectedByToday(TestLedger.day("2027-10-15")) == 1)
    #expect(BudgetStatus.all(ledger, november.adding(months: -2)).isEmpty)
  }
}
