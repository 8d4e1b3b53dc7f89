import Foundation
import Testing

@testable import LedgerModel

@Suite("Changes")
struct ChangeTests {
  @Test(
    "After any changes a ledger is what a plain one is, and taken back it is what it was",
    arguments: 1...12)
  func property(seed: UInt64) throws {
    var dice = Dice(seed: seed)
    let first = TestLedger.empty()
    var ledger = first
    var plain = plainCopy(of: first)
    var undos: [(LedgerChange, before: Ledger)] = []
    for step in 0..<400 {
      let change = RandomChanges.change(of: ledger, &dice)
      let before = ledger
      let inverse = ledger.apply(change)
      plain.apply(change)
      #expect(inverse.isEmpty == (ledger == before))
      undos.append((inverse, before))
      if step.isMultiple(of: 20) { try compare(ledger, plain) }
    }
    try compare(ledger, plain)

    let last = ledger
    var redos: [LedgerChange] = []
    for (undo, before) in undos.reversed() {
      redos.append(ledger.apply(undo))
      #expect(ledger == before)
    }
    #expect(ledger == first)
    for redo in redos.reversed() { ledger.apply(redo) }
    #expect(ledger == last)
    try compare(ledger, plain)
  }

  /// Everything that a ledger keeps at hand equals what the plain one computes again.
  private func compare(_ ledger: Ledger, _ plain: PlainLedger) throws {
    #expect(plain.isWhole)
    #expect(ledger.entries == plain.sorted)
    #expect(Set(ledger.accounts) == Set(plain.accounts.values))
    #expect(Set(ledger.categories) == Set(plain.categories.values))
    #expect(Set(ledger.recurring) == Set(plain.recurring.values))
    #expect(ledger.payees == plain.payees)
    #expect(ledger.tags == plain.tags)
    for account in ledger.accounts {
      #expect(
        ledger.balance(of: account.id).minorUnits
          == plain.balance(of: account, until: .init(number: 1 << 40)))
    }
    for entry in plain.entries.values { #expect(ledger[entry: entry.id] == entry) }
    let data = try LedgerFile.data(of: ledger)
    let read = try LedgerFile.ledger(from: data)
    #expect(read == ledger && read.payees == ledger.payees)
    #expect(try LedgerFile.data(of: read) == data)
  }

  private func plainCopy(of ledger: Ledger) -> PlainLedger {
    var plain = PlainLedger()
    plain.accounts = Dictionary(uniqueKeysWithValues: ledger.accounts.map { ($0.id, $0) })
    plain.categories = Dictionary(uniqueKeysWithValues: ledger.categories.map { ($0.id, $0) })
    return plain
  }

  @Test("A transfer that is changed keeps what was not: notes, payees and tags of both halves")
  func changedTransfer() throws {
    var ledger = TestLedger.used()
    var half = try #require(ledger.entries.first { $0.transfer != nil })
    (half.note, half.tags) = ("for rent", ["home"])
    ledger.apply(.replace(half))
    let other = try #require(half.transfer.flatMap { ledger[entry: $0] })
    ledger.apply(
      .transfer(
        Money(7_000, .yen), arriving: Money(7_000, .yen), from: half.account, to: other.account,
        day: TestLedger.today, replacing: half, in: ledger))
    let changed = try #require(ledger[entry: half.id])
    #expect((changed.note, changed.tags) == ("for rent", ["home"]))
    #expect((changed.amount, changed.day) == (-7_000, TestLedger.today))
    #expect(ledger[entry: other.id]?.note == "")
  }

  @Test("Removing one half of a transfer removes the other")
  func transfers() throws {
    var ledger = TestLedger.used()
    let half = try #require(ledger.entries.first { $0.transfer != nil })
    let undo = ledger.apply(.remove([half.id], from: ledger))
    #expect(ledger.entries.allSatisfy { $0.transfer == nil })
    ledger.apply(undo)
    #expect(ledger == TestLedger.used())
  }

  @Test("Removing an account removes all that is in it, and its place in the order comes back")
  func removingAccounts() {
    var ledger = TestLedger.used()
    let undo = ledger.apply(.removeAccount(TestLedger.cash, from: ledger))
    #expect(ledger.accounts.map(\.id) == [TestLedger.bank, TestLedger.travel])
    #expect(ledger.entries.map(\.id) == [22, 24, 25])
    ledger.apply(undo)
    #expect(ledger == TestLedger.used())
  }

  @Test("Merging categories moves their entries and drops the first one's budgets")
  func merging() {
    var ledger = TestLedger.used()
    let month = Month(TestLedger.today)
    ledger.edit { $0.setBudget(9_000, for: TestLedger.fun, from: month) }
    ledger.apply(
      .removeCategory(TestLedger.fun, movingTo: TestLedger.food, from: ledger))
    #expect(ledger[category: TestLedger.fun] == nil)
    #expect(ledger[entry: 22]?.category == TestLedger.food)
    #expect(ledger.budget(for: TestLedger.fun, in: month) == nil)
    #expect(LedgerChange.removeCategory(10, movingTo: 10, from: ledger).isEmpty)
  }

  @Test("Renaming a tag to one that is there already leaves it once")
  func renaming() {
    var ledger = TestLedger.used()
    ledger.apply(.rename(tag: "gift", to: "work", in: ledger))
    #expect(ledger[entry: 22]?.tags == ["work"])
    ledger.apply(.rename(tag: "work", to: nil, in: ledger))
    #expect(ledger.tags.isEmpty)
  }

  @Test("What changes nothing has an empty inverse")
  func nothing() {
    var ledger = TestLedger.used()
    let entry = ledger.entries[0]
    #expect(ledger.apply(.replace(entry)).isEmpty)
    #expect(ledger.apply(.remove([999], from: ledger)).isEmpty)
    #expect(ledger.apply(LedgerChange(entries: [999: nil])).isEmpty)
    #expect(LedgerChange().isEmpty && !LedgerChange(entries: [1: nil]).isEmpty)
  }
}
