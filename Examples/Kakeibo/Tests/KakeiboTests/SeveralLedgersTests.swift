#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct SeveralLedgersTests {
    private func open(_ file: URL, _ app: ViewTest) async throws {
      try app.press(KeyboardShortcut("o"))
      let field = try app.textField("Name")
      try field.clear()
      try field.type(file.path)
      try app.tap(.named("Open"))
      try await app.settle()
    }

    @Test("Each ledger has its window, its place in it, its undo and its file")
    func apart() async throws {
      let folder = try LedgerFolder()
      let home = try folder.ledger("Home", payee: "Bakery")
      let club = try folder.ledger("Club", payee: "Printer")
      let app = ViewTest(
        KakeiboApp.self, size: Screens.desktop, locale: Locale(identifier: "en_US"), files: [home])
      try app.openEntries()
      try app.enter("100 Kiosk")

      try await open(club, app)
      #expect(app.window.label.hasPrefix("Club"))
      #expect(app.exists("Club") && !app.exists("Kakeibo"))
      // It begins with its own overview, and knows nothing of the other one.
      #expect((try? app.textField("Quick Entry")) == nil)
      try app.openEntries()
      #expect(app.exists("Printer") && !app.exists("Bakery") && !app.exists("Kiosk"))
      try app.enter("200 Stamps")
      #expect(app.exists("Stamps"))

      try await open(home, app)
      #expect(app.window.label.hasPrefix("Home"))
      #expect(app.exists("Kiosk") && app.exists("Bakery") && !app.exists("Stamps"))
      try app.press(KeyboardShortcut("z"))
      #expect(!app.exists("Kiosk"))
      try await app.advance(by: .seconds(3))
      #expect(try home.payees() == ["Bakery"])
      #expect(try club.payees() == ["Printer", "Stamps"])

      try await open(club, app)
      #expect(app.exists("Stamps"))
      try app.press(KeyboardShortcut("z"))
      #expect(!app.exists("Stamps"))
      try await app.advance(by: .seconds(3))
      #expect(try home.payees() == ["Bakery"])
      #expect(try club.payees() == ["Printer"])
    }
  }
#endif
