import Foundation
import Testing

@testable import LedgerModel

@Suite("A year of use")
struct YearOfUseTests {
  @Test(
    "Quick entries, imports, undoing and saving, day after day, leave what a plain ledger has",
    arguments: 1...3)
  func year(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    var ledger = TestLedger.empty()
    var plain = PlainLedger()
    plain.apply(LedgerChange(setup: ledger.setup))
    var undos: [LedgerChange] = []

    for day in TestLedger.day("2026-01-01")...TestLedger.day("2026-12-31") {
      for _ in 0..<Int.random(in: 0...4, using: &dice) {
        let change = try change(of: ledger, on: day, &dice)
        undos.append(ledger.apply(change))
        plain.apply(change)
      }
      if Int.random(in: 0..<5, using: &dice) == 0, let undo = undos.popLast() {
        ledger.apply(undo)
        plain.apply(undo)
      }
      // Whoever opens a file again has nothing to undo.
      if Int.random(in: 0..<30, using: &dice) == 0 {
        ledger = try LedgerFile.ledger(from: LedgerFile.data(of: ledger))
        undos = []
      }
      #expect(ledger.entries.count == plain.entries.count)
    }

    #expect(ledger.entries == plain.sorted)
    #expect(ledger.payees == plain.payees && ledger.tags == plain.tags)
    for month in Month(year: 2025, month: 12)...Month(year: 2027, month: 1) {
      let entries = plain.sorted.filter { Month($0.day) == month }
      #expect(Array(ledger.entries(in: month)) == entries)
      compare(MonthSummary(ledger, month), entries, plain)
      let balances = plain.accounts.values.filter { $0.currency == .yen }
        .map { plain.balance(of: $0, until: month.last) }
      let foreign = plain.accounts.values.filter { $0.currency == .euro }
        .map { ledger.inLedgerCurrency(Money(plain.balance(of: $0, until: month.last), .euro)) }
      #expect(
        Trend(ledger, months: month...month).points[0].balance
          == balances.reduce(0, +) + foreign.reduce(0) { $0 + ($1?.minorUnits ?? 0) })
    }
  }

  private func change(of ledger: Ledger, on day: Day, _ dice: inout Dice) throws -> LedgerChange {
    switch Int.random(in: 0..<20, using: &dice) {
    case 0..<12:
      let shop =
        ["Doutor", "Life food", "趣味 本屋", "ラーメン #work", "+9000 Salary"].randomElement(using: &dice)
        ?? ""
      let amount = Int.random(in: 100...5_000, using: &dice)
      let text = shop.contains("+") ? shop : "\(amount) \(shop)"
      let quick = QuickEntry(
        text, in: ledger, account: 1, today: day, locale: Locale(identifier: "ja_JP"))
      return .add([try #require(quick.entry)])
    case 12:
      let rows = (1...5).map { "\(day.adding(days: -$0)),\(-100 * $0),Import \($0),Food" }
      let csv = (["Date,Amount,Payee,Category"] + rows).joined(separator: "\n")
      let table = try CSVTable(Data(csv.utf8))
      let mapping = CSVMapping.guess(table, in: ledger)
      let result = CSVImport(table, mapping, account: TestLedger.bank, into: ledger)
      #expect(result.problems.isEmpty)
      return result.change(skippingDuplicates: true)
    case 13:
      return .transfer(
        Money(3_000, .yen), arriving: Money(3_000, .yen), from: 2, to: 1, day: day, note: "",
        in: ledger)
    case 14: return .rename(tag: "work", to: "office", in: ledger)
    case 15..<18:
      guard var entry = ledger.entries.randomElement(using: &dice) else { return LedgerChange() }
      if entry.transfer != nil { return .remove([entry.id], from: ledger) }
      entry.day = day
      entry.note = "edited"
      return .replace(entry)
    default:
      return ledger.entries.randomElement(using: &dice).map { .remove([$0.id], from: ledger) }
        ?? LedgerChange()
    }
  }

  private func compare(_ summary: MonthSummary, _ entries: [Ledger.Entry], _ plain: PlainLedger) {
    var (income, expense) = (0, 0)
    for entry in entries where entry.transfer == nil {
      let kind = entry.category.flatMap { plain.categories[$0]?.kind }
      if kind == .expense || (kind == nil && entry.amount < 0) {
        expense -= entry.amount
      } else {
        income += entry.amount
      }
    }
    #expect(summary.income == max(0, income))
    #expect(summary.expense == max(0, expense))
  }
}
