import Foundation
import Testing

@testable import LedgerModel

@Suite("Ledgers")
struct LedgerTests {
  private let ledger = TestLedger.used()

  @Test("Entries are in order, and found by day and by id")
  func order() {
    let keys = ledger.entries.map { ($0.day, $0.id) }
    #expect(zip(keys, keys.dropFirst()).allSatisfy { $0 < $1 })
    for entry in ledger.entries { #expect(ledger[entry: entry.id] == entry) }
    #expect(ledger[entry: 999] == nil)
    #expect(ledger.entries(in: Month(year: 2026, month: 10)).map(\.id) == [20])
    let days = TestLedger.day("2026-11-01")...TestLedger.day("2026-11-03")
    #expect(ledger.entries(in: days).map(\.id) == [21, 22, 23])
    #expect(ledger.entries(in: Month(year: 2025, month: 1)).isEmpty)
  }

  @Test("Balances count the opening")
  func balances() {
    #expect(ledger.balance(of: TestLedger.cash) == Money(12_600, .yen))
    #expect(ledger.balance(of: TestLedger.bank) == Money(292_000, .yen))
    #expect(ledger.balance(of: TestLedger.travel) == Money(-250, .euro))
    #expect(ledger.balance(of: 999) == Money(0, .yen))
  }

  @Test("Payees and tags come by how often they are used")
  func rankings() {
    #expect(ledger.payees.first == "Doutor")
    #expect(Set(ledger.payees) == ["Doutor", "ﾊﾟﾝ屋", "Café Zoë", "Acme"])
    #expect(ledger.tags == ["work", "gift"])
  }

  @Test("The latest entry of a payee is found whatever the case, width and accents")
  func guesses() {
    #expect(ledger.guess(payee: "Doutor")?.id == 23)
    #expect(ledger.guess(payee: "ＤＯＵＴＯＲ")?.id == 23)
    #expect(ledger.guess(payee: "cafe zoe")?.id == 24)
    #expect(ledger.guess(payee: "ぱん屋")?.id == 22)
    #expect(ledger.guess(payee: "") == nil)
    #expect(ledger.guess(payee: "Dou") == nil)
  }

  @Test("A budget holds until the next one is set, and zero ends it")
  func budgets() {
    var ledger = ledger
    let november = Month(year: 2026, month: 11)
    ledger.edit { $0.setBudget(30_000, for: TestLedger.food, from: november) }
    ledger.edit { $0.setBudget(20_000, for: TestLedger.food, from: november.adding(months: 2)) }
    ledger.edit { $0.setBudget(0, for: TestLedger.food, from: november.adding(months: 4)) }
    let amounts = (-1...5).map {
      ledger.budget(for: TestLedger.food, in: november.adding(months: $0))
    }
    #expect(amounts == [nil, 30_000, 30_000, 20_000, 20_000, nil, nil])
    ledger.edit { $0.setBudget(nil, for: TestLedger.food, from: november.adding(months: 2)) }
    #expect(ledger.budget(for: TestLedger.food, in: november.adding(months: 3)) == 30_000)
  }

  @Test(
    "Foreign amounts are converted exactly, and rounded away from zero",
    arguments: [
      ("160", 250, 400), ("162.35", 100, 162), ("162.5", 100, 163), ("162.5", -100, -163),
    ])
  func rates(rate: String, cents: Int, yen: Int) {
    var ledger = ledger
    ledger.edit { $0.setRate(Decimal(string: rate), of: .euro) }
    #expect(ledger.inLedgerCurrency(Money(cents, .euro)) == Money(yen, .yen))
  }

  @Test("Without a rate there is no conversion, and within a currency none is needed")
  func missingRates() {
    #expect(ledger.inLedgerCurrency(Money(5, .yen)) == Money(5, .yen))
    #expect(ledger.inLedgerCurrency(Money(5, .dollar)) == nil)
    var ledger = ledger
    ledger.edit { $0.setRate(nil, of: .euro) }
    #expect(ledger.inLedgerCurrency(Money(5, .euro)) == nil)
  }

  @Test("An amount is exchanged by way of the ledger's currency")
  func exchange() {
    var ledger = ledger
    ledger.edit { $0.setRate(160, of: .euro) }
    #expect(ledger.exchange(Money(8_000, .yen), for: .euro) == Money(5_000, .euro))
    #expect(ledger.exchange(Money(8_000, .yen), for: .yen) == Money(8_000, .yen))
    #expect(ledger.exchange(Money(5_000, .euro), for: .yen) == Money(8_000, .yen))
    #expect(ledger.exchange(Money(5_000, .euro), for: .dollar) == nil)
    ledger.edit { $0.setRate(150, of: .dollar) }
    #expect(ledger.exchange(Money(-5_000, .euro), for: .dollar) == Money(-5_333, .dollar))
  }

  @Test("Ids are not used again while a ledger is open")
  func ids() {
    var ledger = ledger
    let id = ledger.nextID()
    let undo = ledger.apply(.add([.init(id: id, day: TestLedger.today, amount: -1, account: 1)]))
    ledger.apply(undo)
    #expect(ledger.nextID() == id + 1)
    #expect(ledger == self.ledger)
  }

  @Test(
    "New ledgers speak the user's language",
    arguments: [("ja_JP", "現金"), ("en_US", "Cash"), ("de_DE", "Cash")])
  func new(identifier: String, name: String) {
    let ledger = Ledger.new(currency: .yen, locale: Locale(identifier: identifier))
    #expect(ledger.accounts.map(\.name) == [name])
    #expect(Set(ledger.categories.map(\.kind)) == [.expense, .income])
    #expect(ledger.entries.isEmpty)
  }

  @Test("Samples are the same each time, and whole")
  func samples() throws {
    let sample = Ledger.sample(today: TestLedger.today)
    #expect(sample == Ledger.sample(today: TestLedger.today))
    #expect((90...160).contains(sample.entries.count))
    #expect(sample.accounts.count == 4)
    #expect(sample.accounts.contains { $0.currency == .euro })
    #expect(sample.entries.allSatisfy { $0.day <= TestLedger.today })
    #expect(try LedgerFile.ledger(from: LedgerFile.data(of: sample)) == sample)
    let generated = Ledger.generated(entries: 1_001, seed: 3, today: TestLedger.today)
    #expect(generated.entries.count == 1_001)
    #expect(try LedgerFile.ledger(from: LedgerFile.data(of: generated)) == generated)
  }
}
