import Foundation

@testable import LedgerModel

/// A small ledger whose numbers can be added up in one's head.
enum TestLedger {
  static let cash = 1
  static let bank = 2
  static let travel = 3
  static let food = 10
  static let fun = 11
  static let salary = 12
  static let today = day("2026-11-24")

  static func day(_ text: String) -> Day {
    guard let day = Day(text) else { fatalError("\(text) is no day.") }
    return day
  }

  /// Three accounts, the last one in euros at 160 yen, and three categories.
  static func empty() -> Ledger {
    var ledger = Ledger(currency: .yen)
    ledger.edit { setup in
      setup.accounts = [
        .init(id: cash, name: "Cash", kind: .cash, currency: .yen, opening: 10_000),
        .init(id: bank, name: "Main Bank", kind: .bank, currency: .yen),
        .init(id: travel, name: "Travel", kind: .card, currency: .euro),
      ]
      setup.categories = [
        .init(id: food, name: "Food", symbol: "cart", color: .green, kind: .expense),
        .init(id: fun, name: "趣味", symbol: "star", color: .blue, kind: .expense),
        .init(id: salary, name: "Salary", symbol: "briefcase", color: .mint, kind: .income),
      ]
      setup.setRate(160, of: .euro)
    }
    return ledger
  }

  /// The same with a month of entries.
  static func used() -> Ledger {
    var ledger = empty()
    ledger.apply(
      .add([
        .init(
          id: 20, day: day("2026-10-31"), amount: -900, account: cash, category: food,
          payee: "Doutor"),
        .init(
          id: 21, day: day("2026-11-01"), amount: -1_200, account: cash, category: food,
          payee: "Doutor", note: "ランチ", tags: ["work"]),
        .init(
          id: 22, day: day("2026-11-03"), amount: -3_000, account: bank, category: fun,
          payee: "ﾊﾟﾝ屋", tags: ["work", "gift"]),
        .init(
          id: 23, day: day("2026-11-03"), amount: 200, account: cash, category: food,
          payee: "Doutor"),
        .init(
          id: 24, day: day("2026-11-05"), amount: -250, account: travel, category: food,
          payee: "Café Zoë"),
        .init(
          id: 25, day: day("2026-11-25"), amount: 300_000, account: bank, category: salary,
          payee: "Acme"),
        .init(id: 26, day: day("2026-11-30"), amount: -500, account: cash),
      ]))
    ledger.apply(
      .transfer(
        Money(5_000, .yen), arriving: Money(5_000, .yen), from: bank, to: cash,
        day: day("2026-11-10"), note: "", in: ledger))
    return ledger
  }
}
