#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct ImportTests {
    private let bank = """
      日付,摘要,出金,入金
      2026/11/20,スターバックス,580,
      2026/11/31,まちがい,1,
      2026/11/21,給与,,250000

      """

    private func view(_ data: Data, _ screens: Screens) throws -> ImportView {
      let table = try CSVTable(data)
      return ImportView(
        table: table, mapping: .guess(table, in: screens.store.ledger),
        account: screens.navigation.account ?? 1)
    }

    @Test(
      "A bank's file is shown before it is taken, its wrong lines explained, and undone at once")
    func imports() async throws {
      let screens = Screens()
      let before = screens.store.ledger.entries
      let data = try #require(bank.data(using: .shiftJIS))
      let sheet = ViewTest(
        try view(data, screens).environment(screens.store),
        size: Screens.desktop)
      try await sheet.settle()
      #expect(sheet.exists("2 entries"))
      #expect(sheet.exists("スターバックス"))
      #expect(sheet.exists("Line 3: “2026/11/31” is no day."))
      try sheet.button("Import").tap()
      #expect(screens.store.ledger.entries.count == before.count + 2)
      let again = ViewTest(
        try view(data, screens).environment(screens.store),
        size: Screens.desktop)
      try await again.settle()
      #expect(again.exists("Leave out 2 that are there already"))
      #expect(try !again.button("Import").isEnabled)
    }

    @Test("Of an empty cell it is said that something is missing")
    func missing() async throws {
      let screens = Screens()
      let data = Data("日付,摘要,出金\n2026/11/20,a,580\n2026/11/21,b,\n,c,1\n".utf8)
      let sheet = ViewTest(
        try view(data, screens).environment(screens.store), size: Screens.desktop)
      try await sheet.settle()
      #expect(sheet.exists("Line 3: the amount is missing."))
      #expect(sheet.exists("Line 4: the day is missing."))
    }

    @Test("A text of several lines is shown in one as an example")
    func examples() async throws {
      let screens = Screens()
      let data = Data("日付,メモ,出金\n2026/11/20,\"one\ntwo\",580\n".utf8)
      let sheet = ViewTest(
        try view(data, screens).environment(screens.store), size: Screens.desktop)
      try await sheet.settle()
      #expect(sheet.exists(.containing("one two")))
    }

    @Test("What is imported goes into the account that is being looked at")
    func account() async throws {
      let screens = Screens()
      let account = try #require(screens.store.ledger.accounts.dropFirst().first)
      screens.navigation.show(.account(account.id))
      let data = Data("日付,摘要,出金\n2026/11/20,スターバックス,580\n".utf8)
      let sheet = ViewTest(
        try view(data, screens)
          .environment(screens.store).environment(screens.navigation), size: Screens.desktop)
      try await sheet.settle()
      try sheet.button("Import").tap()
      let entry = screens.store.ledger.entries.last { $0.payee == "スターバックス" }
      #expect(entry?.account == account.id)
    }

    @Test("Nothing is imported into an account that is gone")
    func goneAccount() async throws {
      let screens = Screens()
      screens.navigation.show(.account(999))
      let data = Data("日付,摘要,出金\n2026/11/20,スターバックス,580\n".utf8)
      let sheet = ViewTest(
        try view(data, screens).environment(screens.store), size: Screens.desktop)
      try await sheet.settle()
      #expect(try !sheet.button("Import").isEnabled)
    }

    @Test("A file that cannot be read is named")
    func unreadable() async throws {
      let folder = try LedgerFolder()
      let ledger = try folder.ledger("Home", payee: "Bakery")
      let file = ledger.deletingLastPathComponent().appendingPathComponent("bank.csv")
      try Data("\"a,b\n".utf8).write(to: file)
      let app = ViewTest(
        KakeiboApp.self, size: Screens.desktop, locale: Locale(identifier: "en_US"),
        files: [ledger])
      try app.press(KeyboardShortcut("i"))
      try app.textField("Name").clear()
      try app.textField("Name").type(file.path)
      try app.tap(.named("Open"))
      try await app.settle()
      #expect(app.exists("This Did Not Work"))
      #expect(app.exists(.containing("bank.csv: ")))
    }
  }
#endif
