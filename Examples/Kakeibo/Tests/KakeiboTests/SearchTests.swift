#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct SearchTests {
    @Test("A word finds payees and notes, a suggestion becomes a part of the search")
    func search() throws {
      let screens = Screens()
      let app = screens.app
      try screens.go(to: "Entries")
      let field = try app.find(.placeholder("Payee, note, #tag"))
      try field.type("doutor")
      let rows = app.findAll(.role(.row)).filter { $0.label.contains("Doutor") }
      #expect(!rows.isEmpty)
      #expect(!app.exists("Life Supermarket"))
      try field.clear()
      try field.type("groc")
      try app.find(.button("Groceries").at(0)).tap()
      #expect(app.exists("Life Supermarket"))
      #expect(!app.exists("Doutor"))
    }

    @Test(
      "Of a hundred thousand entries only those in sight are rows, and a new one is seen at once")
    func large() throws {
      var ledger = Ledger.new(currency: .yen, locale: Locale(identifier: "en"))
      ledger.apply(
        .add(
          (100..<100_100).map {
            Ledger.Entry(
              id: $0, day: Day.today.adding(days: $0 / 11 - 9_100), amount: -$0, account: 1,
              payee: "Shop \($0 % 600)")
          }))
      let screens = Screens(ledger)
      try screens.go(to: "Entries")
      #expect(screens.app.findAll(.role(.row)).count < 120)
      try screens.quickEntry("500 ここです")
      #expect(screens.app.exists("ここです"))
      #expect(screens.app.exists("100,001 entries"))
    }
  }
#endif
