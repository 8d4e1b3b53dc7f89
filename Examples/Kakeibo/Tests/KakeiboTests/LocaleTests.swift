#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct LocaleTests {
    @Test(
      "Currencies have their names in the language of the window", arguments: ["en_US", "ja_JP"])
    func currencies(language: String) throws {
      let store = LedgerStore(.new(currency: .yen, locale: Locale(identifier: "en_US")))
      let app = ViewTest(
        LedgerEditor().environment(store), size: CGSize(width: 480, height: 480),
        locale: Locale(identifier: language))
      try app.find(.role(.picker)).pick(language == "en_US" ? "EUR — Euro" : "EUR — ユーロ")
      try app.tap(.button("Save"))
      #expect(store.ledger.currency == .euro)
    }

    @Test(
      "From right to left the sidebar stands right of its screen, and amounts left of their payees",
      arguments: [Screens.desktop, Screens.terminal])
    func rightToLeft(size: CGSize) throws {
      let screens = Screens(size: size)
      let app = screens.app
      app.changeEnvironment(layoutDirection: .rightToLeft)
      try screens.go(to: "Entries")
      let sidebar = try app.find(.role(.list).at(0)).frame
      #expect(try app.textField("Quick Entry").frame.maxX <= sidebar.minX)
      let entry = try #require(screens.store.ledger.entries.last)
      let payee = try app.find(.text(entry.payee).at(0)).frame
      let amounts = app.findAll(.containing("¥")).map(\.frame)
        .filter { $0.maxX <= sidebar.minX && abs($0.midY - payee.midY) < 24 }
      #expect(!amounts.isEmpty && amounts.allSatisfy { $0.maxX <= payee.minX })
    }

    @Test("From right to left a minus stays before its number: the two are isolated from the line")
    func minus() throws {
      let app = Screens().app
      #expect(app.exists(.containing("-¥")) && !app.exists(.containing("\u{2068}")))
      app.changeEnvironment(layoutDirection: .rightToLeft)
      let amounts = app.findAll(.containing("-¥")).map(\.text)
      #expect(!amounts.isEmpty && amounts.allSatisfy { $0.contains("\u{2068}-¥") })
    }
  }
#endif
