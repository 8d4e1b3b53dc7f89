#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct SortingTests {
    /// Names and amounts that stand there twice, an older day first.
    private func screens() throws -> Screens {
      var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en_US"))
      let account = ledger.accounts[0].id
      let purchases = [("Kiosk 10", -300), ("kiosk 9", -200), ("Bakery", -300), ("Kiosk 10", -100)]
      for (offset, (payee, amount)) in purchases.enumerated() {
        ledger.apply(
          .add([
            Ledger.Entry(
              id: ledger.nextID(), day: .today.adding(days: offset - 9), amount: amount,
              account: account, payee: payee)
          ]))
      }
      let screens = Screens(ledger)
      try screens.go(to: "Entries")
      return screens
    }

    private func rows(_ screens: Screens) -> [String] {
      let shown = screens.store.ledger.entries.map { "\($0.payee)|¥\(-$0.amount)" }
      return screens.app.findAll(.row()).compactMap { row in
        shown.first { $0.split(separator: "|").allSatisfy { row.label.contains($0) } }
      }
    }

    @Test("Entries are sorted by day, payee or amount, either way; equal ones as they were")
    func orders() throws {
      let screens = try screens()
      let byDay = ["Kiosk 10|¥100", "Bakery|¥300", "kiosk 9|¥200", "Kiosk 10|¥300"]
      #expect(rows(screens) == byDay)
      try screens.app.tap("Day")
      #expect(rows(screens) == byDay.reversed())
      try screens.app.tap("Amount")
      #expect(rows(screens) == ["Kiosk 10|¥300", "Bakery|¥300", "kiosk 9|¥200", "Kiosk 10|¥100"])
      try screens.app.tap("Payee")
      #expect(rows(screens) == ["Bakery|¥300", "kiosk 9|¥200", "Kiosk 10|¥300", "Kiosk 10|¥100"])
      try screens.app.tap("Payee")
      #expect(rows(screens) == ["Kiosk 10|¥300", "Kiosk 10|¥100", "kiosk 9|¥200", "Bakery|¥300"])
    }

    @Test("Selecting a row runs the bodies that show it, and sorts nothing again")
    func choosing() throws {
      let screens = try screens()
      try screens.app.tap("Amount")
      try screens.app.tap("Bakery")
      let bodies = screens.app.bodiesRun
      #expect(bodies.contains { $0.hasPrefix("EntryTable") })
      #expect(!bodies.contains { $0.hasPrefix("EntriesView") })
    }
  }
#endif
