#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct EditingTests {
    private func ledger() -> Ledger {
      var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en_US"))
      let account = ledger.accounts[0].id
      ledger.apply(
        .add([
          Ledger.Entry(
            id: ledger.nextID(), day: .today, amount: -1_200, account: account, payee: "Kiosk")
        ]))
      return ledger
    }

    @Test("The inspector changes one thing of an entry at a time, each of which is undone alone")
    func inspector() throws {
      let screens = Screens(ledger())
      let app = screens.app
      try screens.go(to: "Entries")
      try app.tap("Kiosk")
      try app.tap("Inspector")
      try app.textField("Payee").clear()
      try app.textField("Payee").type("駅のキオスク")
      try app.textField("Amount").clear()
      try app.textField("Amount").type("980")
      try app.textField("Amount").submit()
      try app.picker("Category").pick("Groceries")
      let entry = screens.store.ledger.entries[0]
      #expect(entry.payee == "駅のキオスク")
      #expect(entry.amount == -980)
      #expect(entry.category.flatMap { screens.store.ledger[category: $0]?.name } == "Groceries")
      try app.tap("Inspector")
      try app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.entries[0].category == nil)
      #expect(screens.store.ledger.entries[0].amount == -980)
    }

    @Test("What is entered again is of the day that the window says it is")
    func enteredAgain() throws {
      let ledger = ledger()
      let store = LedgerStore(ledger)
      let tomorrow = Day.today.adding(days: 1)
      let navigation = LedgerNavigation(screen: .entries)
      let app = ViewTest(
        LedgerView(store: store, navigation: navigation).environment(\.today, tomorrow),
        size: Screens.desktop, locale: Locale(identifier: "en_US"))
      try app.find("Kiosk").openMenu()
      try app.tap("Enter Again Today")
      #expect(store.ledger.entries.map(\.day) == [.today, tomorrow])
    }

    @Test(
      "What is typed into the inspector is one change, undone at once, also where nobody left the field"
    )
    func typing() throws {
      let screens = Screens(ledger())
      let app = screens.app
      try screens.go(to: "Entries")
      try app.tap("Kiosk")
      try app.tap("Inspector")
      try app.find(.role(.textEditor)).type("ガムと新聞")
      try app.textField("Payee").type(" am Bahnhof")
      #expect(screens.store.ledger.entries[0].note == "ガムと新聞")
      try app.tap("Inspector")
      #expect(screens.store.ledger.entries[0].payee == "Kiosk am Bahnhof")
      try app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.entries[0].payee == "Kiosk")
      try app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.entries[0].note.isEmpty)
      for _ in 1...2 { try app.press(KeyboardShortcut("z", modifiers: [.command, .shift])) }
      #expect(screens.store.ledger.entries[0].payee == "Kiosk am Bahnhof")
      // Who only stands in a field does not put back what was undone.
      try app.tap("Inspector")
      try app.textField("Payee").focus()
      screens.store.apply(
        .replace(ledger().entries[0]), named: "Elsewhere")
      try app.textField("Amount").focus()
      #expect(screens.store.ledger.entries[0].payee == "Kiosk")
    }

    @Test("What arrives in another currency is proposed by the known rates, until it is typed")
    func exchange() async throws {
      var ledger = ledger()
      let bank = Ledger.Account(id: ledger.nextID(), name: "Bank", kind: .bank, currency: .euro)
      ledger.edit {
        $0.accounts.set(bank)
        $0.setRate(160, of: .euro)
      }
      let screens = Screens(ledger)
      let app = screens.app
      func type(_ text: String, into field: String) throws {
        try app.textField(field).clear()
        try app.textField(field).type(text)
      }
      screens.navigation.sheet = .transfer(nil)
      try await app.settle()
      try type("8000", into: "Amount")
      try app.textField("Arrives").focus()
      #expect(try app.textField("Arrives").text == "50.00")
      try type("16000", into: "Amount")
      #expect(try app.textField("Arrives").text == "100.00")
      try type("98.5", into: "Arrives")
      try type("15900", into: "Amount")
      try app.textField("Amount").submit()
      try await app.settle()
      #expect(screens.store.ledger.balance(of: bank.id).minorUnits == 9_850)
      #expect(screens.store.ledger.balance(of: ledger.accounts[0].id).minorUnits == -17_100)
    }

    @Test(
      "Money moves between two accounts; all of it can be mended from either half, and taken back")
    func transfer() async throws {
      var ledger = ledger()
      let bank = Ledger.Account(id: ledger.nextID(), name: "Bank", kind: .bank, currency: .yen)
      ledger.edit { $0.accounts.set(bank) }
      let screens = Screens(ledger)
      let app = screens.app
      screens.navigation.sheet = .transfer(nil)
      try await app.settle()
      try app.textField("Amount").clear()
      try app.textField("Amount").type("5000")
      // Return is the sheet's button, too.
      try app.textField("Amount").submit()
      try await app.settle()
      #expect(screens.store.ledger.balance(of: bank.id).minorUnits == 5_000)
      try screens.go(to: "Bank")
      try app.tap(.text("Transfer").at(0))
      try app.tap("Inspector")
      try app.tap("Edit…")
      try await app.settle()
      try app.textField("Amount").clear()
      try app.textField("Amount").type("6000")
      try app.textField("Amount").submit()
      try await app.settle()
      #expect(screens.store.ledger.balance(of: bank.id).minorUnits == 6_000)
      #expect(screens.store.ledger.balance(of: ledger.accounts[0].id).minorUnits == -7_200)
      try app.tap("Inspector")
      for amount in [5_000, 0] {
        try app.press(KeyboardShortcut("z"))
        #expect(screens.store.ledger.balance(of: bank.id).minorUnits == amount)
      }
      for amount in [5_000, 6_000] {
        try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
        #expect(screens.store.ledger.balance(of: bank.id).minorUnits == amount)
      }
      #expect(app.diagnostics.isEmpty, "No picker's selection is one that it does not have.")
    }

    @Test("What arrived in one currency is not taken for the same number of another")
    func otherCurrency() async throws {
      var ledger = ledger()
      let bank = Ledger.Account(id: ledger.nextID(), name: "Bank", kind: .bank, currency: .yen)
      ledger.edit { $0.accounts.set(bank) }
      let trip = Ledger.Account(id: ledger.nextID(), name: "Trip", kind: .card, currency: .euro)
      ledger.edit {
        $0.accounts.set(trip)
        $0.setRate(160, of: .euro)
      }
      let screens = Screens(ledger)
      let app = screens.app
      screens.navigation.sheet = .transfer(nil)
      try await app.settle()
      try app.picker("To").pick("Bank")
      try app.textField("Amount").clear()
      try app.textField("Amount").type("8000")
      try app.textField("Amount").submit()
      try await app.settle()
      let half = try #require(screens.store.ledger.entries.first { $0.account == bank.id })
      screens.navigation.sheet = .transfer(half)
      try await app.settle()
      try app.picker("To").pick("Trip")
      #expect(try app.textField("Arrives").text == "50.00")
      try app.textField("Arrives").clear()
      try app.textField("Arrives").type("49")
      try app.picker("To").pick("Bank")
      try app.picker("To").pick("Trip")
      #expect(try app.textField("Arrives").text == "50.00")
    }

    @Test("A rate that was typed into an account's sheet counts once that is saved")
    func rate() async throws {
      var ledger = ledger()
      let trip = Ledger.Account(id: ledger.nextID(), name: "Trip", kind: .card, currency: .euro)
      ledger.edit { $0.accounts.set(trip) }
      let screens = Screens(ledger)
      for (button, rate) in [("Cancel", nil), ("Save", 163)] as [(String, Decimal?)] {
        screens.navigation.sheet = .account(trip)
        try await screens.app.settle()
        try screens.app.textField("Rate").type("163")
        try screens.app.tap(.button(button))
        try await screens.app.settle()
        #expect(screens.store.ledger.rate(of: .euro) == rate)
      }
      try screens.app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.rate(of: .euro) == nil)
    }

    @Test("A payment that recurs is written once, and shown when it is due")
    func newRecurring() async throws {
      let screens = Screens(ledger())
      let app = screens.app
      try screens.go(to: "Recurring")
      try app.tap("New Recurring Entry")
      try await app.settle()
      #expect(try !app.button("Save").isEnabled)
      try app.textField("Payee").type("家賃 Rent")
      try app.textField("Amount").clear()
      try app.textField("Amount").type("92000")
      try app.textField("Note").type("by transfer")
      try app.tap("Save")
      try await app.settle()
      #expect(app.exists("Due") && app.exists(.containing("Every month")))
      try app.tap("Enter 家賃 Rent")
      let entry = try #require(screens.store.ledger.entries.last)
      #expect(entry.payee == "家賃 Rent" && entry.amount == -92_000 && entry.note == "by transfer")
      for _ in 1...2 { try app.press(KeyboardShortcut("z")) }
      #expect(screens.store.ledger.recurring.isEmpty && screens.store.ledger.entries.count == 1)
      for _ in 1...2 { try app.press(KeyboardShortcut("z", modifiers: [.command, .shift])) }
      #expect(screens.store.ledger.recurring.count == 1 && screens.store.ledger.entries.count == 2)
    }

    @Test("A rate that is not above zero is refused, and said to be")
    func impossibleRates() async throws {
      var ledger = ledger()
      let trip = Ledger.Account(id: ledger.nextID(), name: "Trip", kind: .card, currency: .euro)
      ledger.edit { $0.accounts.set(trip) }
      ledger.edit { $0.setRate(160, of: .euro) }
      let screens = Screens(ledger)
      let app = screens.app
      for sheet in [LedgerNavigation.Sheet.settings, .account(trip)] {
        screens.navigation.sheet = sheet
        try await app.settle()
        let field = try app.textField("Rate")
        for rate in ["0", "-3"] {
          try field.clear()
          try field.type(rate)
          try field.submit()
          #expect(app.exists("A rate is above zero."))
          #expect(try !app.button("Save").isEnabled)
        }
        #expect(screens.store.ledger.rate(of: .euro) == 160)
        try field.clear()
        try field.type("170")
        #expect(!app.exists("A rate is above zero."))
        try app.tap("Save")
        try await app.settle()
        #expect(screens.store.ledger.rate(of: .euro) == 170)
        screens.store.edit(named: "Change Rate") { $0.setRate(160, of: .euro) }
      }
    }

    @Test("Where nothing recurs, there is no heading above nothing")
    func nothingRecurs() throws {
      let screens = Screens(ledger())
      try screens.go(to: "Recurring")
      #expect(screens.app.exists("Nothing Recurs") && !screens.app.exists("All"))
    }

    @Test("A rate makes one sum of two currencies, and is undone")
    func rates() async throws {
      var ledger = ledger()
      let travel = Ledger.Account(
        id: ledger.nextID(), name: "Travel", kind: .card, currency: .euro, opening: 10_000)
      ledger.edit { $0.accounts.set(travel) }
      let screens = Screens(ledger)
      let app = screens.app
      screens.navigation.sheet = .settings
      try await app.settle()
      let field = try app.find(.role(.textField).at(0))
      try field.clear()
      try field.type("160")
      try app.tap("Save")
      try await app.settle()
      #expect(screens.store.ledger.rate(of: .euro) == 160)
      try app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.rate(of: .euro) == nil)
      try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
      #expect(screens.store.ledger.rate(of: .euro) == 160)
    }

    @Test("An entry that is deleted leaves the table and comes back by Undo")
    func deleting() throws {
      let screens = Screens(ledger())
      try screens.go(to: "Entries")
      try screens.app.row("Kiosk").openMenu()
      try screens.app.tap("Delete")
      #expect(screens.store.ledger.entries.isEmpty)
      #expect(screens.app.exists("No Entries"))
      try screens.app.press(KeyboardShortcut("z"))
      #expect(screens.app.exists("Kiosk"))
    }

    @Test("The delete key takes the chosen rows away, in the table and in the narrow list")
    func deletingByKey() throws {
      for size in [Screens.desktop, Screens.terminal] {
        let screens = Screens(ledger(), size: size)
        try screens.go(to: "Entries")
        try screens.app.row("Kiosk").tap()
        try screens.app.press(.delete)
        #expect(screens.store.ledger.entries.isEmpty)
        try screens.app.press(KeyboardShortcut("z"))
        #expect(screens.app.exists("Kiosk"))
      }
    }

    @Test("A budget holds from its month on, and says what is left")
    func budgets() throws {
      let screens = Screens(ledger())
      let app = screens.app
      try screens.go(to: "Budgets")
      #expect(try app.textField("Groceries").value == "", "None stands where there is no budget.")
      try app.textField("Groceries").type("30000")
      try app.textField("Groceries").submit()
      let category = try #require(screens.store.ledger.categories.first { $0.name == "Groceries" })
      let now = Month(.today)
      try app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.budget(for: category.id, in: now) == nil)
      try app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
      #expect(screens.store.ledger.budget(for: category.id, in: now) == 30_000)
      #expect(screens.store.ledger.budget(for: category.id, in: now.adding(months: 5)) == 30_000)
      #expect(screens.store.ledger.budget(for: category.id, in: now.adding(months: -1)) == nil)
      #expect(app.exists(.containing("¥30,000 left")))
    }

    @Test("What recurs and is due enters the ledger when the user says so, and moves on")
    func recurring() throws {
      var ledger = ledger()
      let anchor = Day.today.adding(days: -3)
      let recurring = Ledger.Recurring(
        id: ledger.nextID(), payee: "Rent 家賃", amount: -92_000, account: ledger.accounts[0].id,
        category: nil, note: "", tags: [], months: 1, next: anchor, anchor: anchor)
      ledger.edit { $0.recurring.set(recurring) }
      let screens = Screens(ledger)
      #expect(screens.app.exists("Due"))
      try screens.app.tap("Enter Rent 家賃")
      #expect(!screens.app.exists("Due"))
      #expect(screens.store.ledger.entries.contains { $0.payee == "Rent 家賃" && $0.day == anchor })
      #expect(screens.store.ledger.recurring[0].next == anchor.adding(months: 1))
    }

    @Test("What is due for several days says for how many, and how much that is together")
    func severalDue() throws {
      var ledger = ledger()
      let anchor = Day.today.adding(days: -15)
      let recurring = Ledger.Recurring(
        id: ledger.nextID(), payee: "Milk 牛乳", amount: -1_100, account: ledger.accounts[0].id,
        category: nil, note: "", tags: [], weeks: 1, next: anchor, anchor: anchor)
      ledger.edit { $0.recurring.set(recurring) }
      let screens = Screens(ledger)
      #expect(screens.app.exists(.containing("3×")) && screens.app.exists(.containing("3,300")))
      try screens.app.tap("Enter Milk 牛乳")
      #expect(screens.store.ledger.entries.count { $0.payee == "Milk 牛乳" } == 3)
    }

    @Test("What is due of a former year says so, and can be skipped; both are undone")
    func skipped() async throws {
      var ledger = ledger()
      let anchor = try #require(Day(year: Day.today.year - 2, month: 2, day: 28))
      let recurring = Ledger.Recurring(
        id: ledger.nextID(), payee: "Insurance", amount: -90_000, account: ledger.accounts[0].id,
        category: nil, note: "", tags: [], years: 1, next: anchor, anchor: anchor)
      ledger.edit { $0.recurring.set(recurring) }
      let screens = Screens(ledger)
      let app = screens.app
      try screens.go(to: "Recurring")
      let caption = try app.find(.containing("×")).text
      #expect(caption.contains("Feb 28, \(anchor.year) – Feb 28, "))
      let entries = screens.store.ledger.entries
      try app.find(.containing("×")).choose("Skip")
      try await app.settle()
      #expect(!app.exists("Due") && screens.store.ledger.entries == entries)
      #expect(try #require(screens.store.ledger.recurring.first).next > Day.today)
      try app.press(KeyboardShortcut("z"))
      #expect(app.exists("Due"))
    }

    @Test("A payment that has ended says so; an entry of another year says which")
    func years() throws {
      var ledger = ledger()
      let first = try #require(Day(year: Day.today.year - 1, month: 3, day: 1))
      var recurring = try #require(ledger.newRecurring(from: first))
      (recurring.payee, recurring.amount, recurring.end) = ("Course", -9_000, first)
      ledger.edit { $0.recurring.set(recurring) }
      ledger.apply(.post(recurring.id, until: .today, in: ledger))
      let screens = Screens(ledger, size: Screens.phone)
      screens.navigation.show(.recurring)
      #expect(screens.app.exists("· ended") && !screens.app.exists("Due"))
      screens.navigation.show(.entries)
      #expect(screens.app.exists("Mar 1, \(first.year)"))
    }

    @Test("A new account is made in a sheet, which needs a name")
    func account() async throws {
      let screens = Screens(ledger())
      let app = screens.app
      try app.tap("New Account…")
      try await app.settle()
      #expect(try !app.button("Save").isEnabled)
      try app.textField("Name").type("Savings 貯金")
      try app.tap("Save")
      try await app.settle()
      #expect(screens.store.ledger.accounts.map(\.name).contains("Savings 貯金"))
      #expect(app.exists("Savings 貯金"))
    }
  }
#endif
