#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct NavigationTests {
    @Test(
      "Every screen is there in a desktop's window, in a terminal and on a phone, with nothing wrong",
      arguments: [Screens.desktop, Screens.terminal, Screens.phone])
    func screens(size: CGSize) async throws {
      for ledger in [Ledger.sample(today: .today), Ledger(currency: .yen)] {
        let screens = Screens(ledger, size: size)
        // In one column the first screen stands over the sidebar.
        if size == Screens.phone { try screens.app.goBack() }
        let recurring = ledger.recurring.isEmpty ? "Nothing Recurs" : "All"
        for (screen, part) in [
          ("Entries", "Quick Entry"), ("Budgets", "A Month's Budget"), ("Recurring", recurring),
          ("Trends", "What Was There"), ("Categories", "Spent For"), ("Overview", "Day by Day"),
        ] {
          try screens.go(to: screen)
          try await screens.app.settle()
          #expect(screens.app.exists(.containing(part)), "\(screen) at \(size)")
          if size == Screens.phone { try screens.app.goBack() }
        }
        #expect(screens.app.diagnostics.isEmpty)
      }
    }

    @Test("Beside the sidebar of a small window no amount is cut off", arguments: [500, 560, 640])
    func besideTheSidebar(width: CGFloat) async throws {
      let screens = Screens(size: CGSize(width: width, height: 1_200))
      for screen in ["Overview", "Entries", "Budgets", "Recurring"] {
        try screens.go(to: screen)
        try await screens.app.settle()
        let amounts = screens.app.findAll(.containing("¥"))
        #expect(amounts.count > 5)
        let cut = amounts.filter { $0.frame.maxX > width }.map(\.label)
        #expect(cut == [], "\(screen) at \(width)")
      }
      try screens.go(to: "Overview")
      let line = try screens.app.find(.role(.divider).at(0)).frame.maxX
      #expect(try screens.app.find("Latest Entries").frame.minX >= line + 16)
      // They are more here, and scroll; nor do they take the months' room.
      try screens.go(to: "Trends")
      let today = Date.now.formatted(.dateTime.year().month().locale(Locale(identifier: "en_US")))
      #expect(try screens.app.button(today).frame.height < 30)
    }

    @Test("A month is called by its short name where there is no room for all of it")
    func shortMonth() throws {
      func month(width: CGFloat) -> ViewTest {
        ViewTest(
          MonthPicker(month: .constant(Month(year: 2026, month: 9))).frame(width: width),
          locale: Locale(identifier: "en_US"))
      }
      #expect(month(width: 300).exists("September 2026"))
      #expect(month(width: 120).exists("Sep 2026"))
    }

    @Test("An account shows its own entries, and what is written there goes there")
    func account() throws {
      let screens = Screens()
      let account = try #require(screens.store.ledger.accounts.last)
      try screens.go(to: account.name)
      #expect(screens.app.title == account.name)
      try screens.quickEntry("12 Kiosk")
      let entry = try #require(screens.store.ledger.entries.max { $0.id < $1.id })
      #expect(entry.account == account.id)
    }

    @Test("A slice of the month leads to its entries")
    func slice() throws {
      let screens = Screens()
      let summary = MonthSummary(screens.store.ledger, Month(.today))
      let share = try #require(summary.byCategory.first { $0.category != nil })
      try screens.app.tap(.containing(share.category?.name ?? "").at(0))
      #expect(screens.app.title == "Entries")
    }
  }
#endif
