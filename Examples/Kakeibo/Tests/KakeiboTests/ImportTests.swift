#if os(Linux)
  import Foundation
  import LedgerModel
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @MainActor
  struct ImportTests {
    private let bank = """
      日付,摘要,出金,入金
      2026/11/20,スターバックス,580,
      2026/11/31,まちがい,1,
      2026/11/21,給与,,250000

      """

    @Test(
      "A bank's file is shown before it is taken, its wrong lines explained, and undone at once")
    func imports() async throws {
      let screens = Screens()
      let before = screens.store.ledger.entries
      let data = try #require(bank.data(using: .shiftJIS))
      let sheet = ViewTest(
        ImportView(source: ImportSource(name: "bank.csv", data: data)).environment(screens.store),
        size: Screens.desktop)
      try await sheet.settle()
      #expect(sheet.exists("2 entries"))
      #expect(sheet.exists("スターバックス"))
      #expect(sheet.exists("Line 3: “2026/11/31” is no day."))
      try sheet.button("Import").tap()
      #expect(screens.store.ledger.entries.count == before.count + 2)
      let again = ViewTest(
        ImportView(source: ImportSource(name: "bank.csv", data: data)).environment(screens.store),
        size: Screens.desktop)
      try await again.settle()
      #expect(again.exists("Leave out 2 that are there already"))
      #expect(try !again.button("Import").isEnabled)
    }

    @Test("What is imported goes into the account that is being looked at")
    func account() async throws {
      let screens = Screens()
      let account = try #require(screens.store.ledger.accounts.dropFirst().first)
      screens.navigation.show(.account(account.id))
      let data = Data("日付,摘要,出金\n2026/11/20,スターバックス,580\n".utf8)
      let sheet = ViewTest(
        ImportView(source: ImportSource(name: "bank.csv", data: data))
          .environment(screens.store).environment(screens.navigation), size: Screens.desktop)
      try await sheet.settle()
      try sheet.button("Import").tap()
      let entry = screens.store.ledger.entries.last { $0.payee == "スターバックス" }
      #expect(entry?.account == account.id)
    }

    @Test("Nothing is imported into an account that is gone, though its screen is still there")
    func goneAccount() async throws {
      let screens = Screens()
      let shown = Ledger.Account(
        id: screens.store.ledger.nextID(), name: "Gone", kind: .cash, currency: .yen)
      screens.navigation.show(.account(shown.id))
      let data = Data("日付,摘要,出金\n2026/11/20,スターバックス,580\n".utf8)
      let sheet = ViewTest(
        ImportView(source: ImportSource(name: "bank.csv", data: data))
          .environment(screens.store).environment(screens.navigation), size: Screens.desktop)
      try await sheet.settle()
      try sheet.button("Import").tap()
      let entry = screens.store.ledger.entries.last { $0.payee == "スターバックス" }
      #expect(entry?.account == screens.store.ledger.accounts.first?.id)
      #expect(throws: Never.self) {
        try LedgerFile.ledger(from: LedgerFile.data(of: screens.store.ledger))
      }
    }

    @Test("A file that is no text says so")
    func picture() async throws {
      let screens = Screens()
      let sheet = ViewTest(
        ImportView(source: ImportSource(name: "photo.png", data: Data([0x89, 0, 0xFF, 0, 1])))
          .environment(screens.store))
      try await sheet.settle()
      #expect(sheet.exists("“photo.png” cannot be read"))
    }
  }
#endif
