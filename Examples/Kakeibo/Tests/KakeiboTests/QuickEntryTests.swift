#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct QuickEntryTests {
    @Test("A purchase is written by keyboard alone, and the next one follows at once")
    func writes() throws {
      let screens = Screens()
      let before = screens.store.ledger.entries.count
      try screens.go(to: "Entries")
      try screens.quickEntry("1200 Doutor #work yesterday")
      let ledger = screens.store.ledger
      #expect(ledger.entries.count == before + 1)
      let entry = try #require(ledger.entries.max { $0.id < $1.id })
      #expect(entry.amount == -1_200)
      #expect(entry.payee == "Doutor")
      #expect(entry.tags == ["work"])
      #expect(entry.day == Day.today.adding(days: -1))
      #expect(screens.app.focused?.label == "Quick Entry")
      try screens.quickEntry("480 コンビニ")
      #expect(screens.store.ledger.entries.count == before + 2)
      #expect(screens.app.exists("コンビニ"))
    }

    @Test(
      "The command leads to the line from any screen, and who comes back by himself is not led there"
    )
    func command() async throws {
      let screens = Screens()
      for screen in ["Trends", "Entries"] {
        try screens.go(to: screen)
        screens.navigation.startQuickEntry()
        try await screens.app.settle()
        #expect(screens.app.focused?.label == "Quick Entry")
      }
      try screens.go(to: "Overview")
      try screens.go(to: "Entries")
      try await screens.app.settle()
      #expect(screens.app.focused?.label != "Quick Entry")
    }

    @Test("What was understood stands above the line while it is typed, and what is missing")
    func previews() throws {
      let screens = Screens()
      try screens.go(to: "Entries")
      let field = try screens.app.textField("Quick Entry")
      try field.type("lunch")
      #expect(screens.app.exists(.containing("An amount is missing")))
      try field.submit()
      #expect(try screens.app.textField("Quick Entry").text == "lunch")
      #expect(screens.app.focused?.label == "Quick Entry", "What is missing is typed there.")
      try field.type(" 900")
      #expect(!screens.app.exists(.containing("An amount is missing")))
    }

    @Test("A ledger without accounts says what to do")
    func empty() throws {
      let screens = Screens(Ledger(currency: .yen))
      try screens.go(to: "Entries")
      try screens.app.textField("Quick Entry").type("900 lunch")
      #expect(screens.app.exists(.containing("There is no account yet")))
    }
  }
#endif
