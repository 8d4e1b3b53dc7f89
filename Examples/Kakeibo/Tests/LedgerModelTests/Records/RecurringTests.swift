import Testing

@testable import LedgerModel

@Suite("Recurring entries")
struct RecurringTests {
  private func recurring(
    _ rhythm: (Int, Ledger.Recurring.Rhythm.Unit), from anchor: String, next: String? = nil,
    end: String? = nil, isPaused: Bool = false
  ) -> Ledger.Recurring {
    var recurring = Ledger.Recurring(
      id: 50, payee: "Rent", amount: -90_000, account: TestLedger.bank, category: TestLedger.food,
      next: TestLedger.day(next ?? anchor), end: end.map(TestLedger.day), isPaused: isPaused,
      anchor: TestLedger.day(anchor))
    recurring.rhythm = .init(count: rhythm.0, unit: rhythm.1)
    return recurring
  }

  private func due(_ recurring: Ledger.Recurring, until day: String) -> [String] {
    recurring.due(until: TestLedger.day(day)).map(\.description)
  }

  @Test("The 31st falls on the last of shorter months, and comes back")
  func endsOfMonths() {
    #expect(
      due(recurring((1, .months), from: "2024-01-31"), until: "2024-05-30")
        == ["2024-01-31", "2024-02-29", "2024-03-31", "2024-04-30"])
    #expect(
      due(recurring((1, .years), from: "2024-02-29"), until: "2028-03-01")
        == ["2024-02-29", "2025-02-28", "2026-02-28", "2027-02-28", "2028-02-29"])
  }

  @Test("It goes on from the next day, and counts from the anchor")
  func next() {
    #expect(
      due(
        recurring((2, .months), from: "2026-01-31", next: "2026-03-15"),
        until: "2026-08-01")
        == ["2026-03-31", "2026-05-31", "2026-07-31"])
    #expect(
      due(
        recurring((2, .weeks), from: "2026-11-02", next: "2026-11-03"),
        until: "2026-11-30")
        == ["2026-11-16", "2026-11-30"])
  }

  @Test("Nothing is due before it begins, after its end, and while it is paused")
  func limits() {
    #expect(
      due(recurring((1, .weeks), from: "2026-11-02"), until: "2026-11-01").isEmpty
    )
    #expect(
      due(
        recurring((1, .weeks), from: "2026-11-02", end: "2026-11-09"),
        until: "2026-12-01")
        == ["2026-11-02", "2026-11-09"])
    #expect(
      due(
        recurring((1, .weeks), from: "2026-11-02", isPaused: true),
        until: "2026-12-01"
      ).isEmpty)
    #expect(
      due(recurring((0, .weeks), from: "2026-11-02"), until: "2026-11-10").count
        == 2)
  }

  @Test("Posting makes entries of what is due, once")
  func posting() {
    var ledger = TestLedger.empty()
    let rent = recurring((1, .months), from: "2026-08-31")
    ledger.edit { $0.recurring.set(rent) }
    let before = ledger
    let undo = ledger.apply(.post(50, until: TestLedger.today, in: ledger))
    #expect(ledger.entries.map(\.day.description) == ["2026-08-31", "2026-09-30", "2026-10-31"])
    #expect(ledger.entries.allSatisfy { $0.recurring == 50 && $0.amount == -90_000 })
    #expect(ledger[recurring: 50]?.next == TestLedger.day("2026-11-30"))
    #expect(LedgerChange.post(50, until: TestLedger.today, in: ledger).isEmpty)
    ledger.apply(undo)
    #expect(ledger == before)
  }

  @Test("What is skipped moves on as what is entered, and leaves no entries")
  func skipping() {
    var ledger = TestLedger.empty()
    ledger.edit { $0.recurring.set(recurring((1, .months), from: "2026-08-31")) }
    let before = ledger
    let undo = ledger.apply(.skip(50, until: TestLedger.today, in: ledger))
    #expect(ledger.entries.isEmpty)
    #expect(ledger[recurring: 50]?.next == TestLedger.day("2026-11-30"))
    #expect(LedgerChange.skip(50, until: TestLedger.today, in: ledger).isEmpty)
    ledger.apply(undo)
    #expect(ledger == before)
  }
}
