#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct BackupTests {
    private func app(_ file: URL) throws -> ViewTest {
      let app = ViewTest(
        KakeiboApp.self, size: Screens.desktop, locale: Locale(identifier: "en_US"), files: [file])
      try app.openEntries()
      return app
    }

    @Test("The ledger is put aside as it was before the first change of a day, and no second time")
    func daily() async throws {
      let folder = try LedgerFolder()
      let file = try folder.ledger("Home", payee: "Bakery")
      let app = try app(file)
      #expect(LedgerBackups(of: file).all().isEmpty)
      for payee in ["Kiosk", "Doutor"] {
        try app.enter("100 \(payee)")
        try await app.advance(by: .seconds(2))
      }
      #expect(try file.payees() == ["Bakery", "Kiosk", "Doutor"])
      let backups = LedgerBackups(of: file).all()
      #expect(try backups.map { try $0.url.payees() } == [["Bakery"]])
    }

    @Test("Revert To brings back what was, keeps what is, and can be undone")
    func reverting() async throws {
      let folder = try LedgerFolder()
      let file = try folder.ledger("Home", payee: "Bakery")
      let app = try app(file)
      try app.enter("100 Kiosk")
      try await app.advance(by: .seconds(2))
      try app.chooseCommand("File", "Revert To…")
      try await app.settle()
      #expect(app.exists(.containing("1 entr")))
      try app.tap("Revert")
      try await app.advance(by: .seconds(2))
      #expect(try file.payees() == ["Bakery"])
      #expect(!app.exists("Kiosk"))
      let backups = LedgerBackups(of: file)
      #expect(try backups.all().map { try $0.url.payees() } == [["Bakery", "Kiosk"], ["Bakery"]])
      try app.press(KeyboardShortcut("z"))
      #expect(app.exists("Kiosk"))
      try await app.advance(by: .seconds(2))
      #expect(try file.payees() == ["Bakery", "Kiosk"])
    }

    @Test("Without a backup there is nothing to choose; a ledger without a file has none")
    func none() async throws {
      let folder = try LedgerFolder()
      let app = try app(try folder.ledger("Home", payee: "Bakery"))
      try app.chooseCommand("File", "Revert To…")
      try await app.settle()
      #expect(app.exists("No Backups"))
      #expect(try !app.button("Revert").isEnabled)
      let other = ViewTest(
        KakeiboApp.self, size: Screens.desktop, locale: Locale(identifier: "en_US"))
      #expect(throws: (any Error).self) { try other.chooseCommand("File", "Revert To…") }
    }
  }
#endif
