#if os(Linux)
  import Foundation
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct DocumentTests {
    @Test("What is written is in the file a second later, and there when it is opened again")
    func savesItself() async throws {
      let folder = try LedgerFolder()
      defer { withExtendedLifetime(folder) {} }
      let file = try folder.file("Home", LedgerFile.data(of: .sample(today: .today)))
      let app = ViewTest(KakeiboApp.self, size: Screens.desktop, files: [file])
      try app.find(.role(.list).at(0)).row("Entries").tap()
      try app.textField("Quick Entry").type("777 Kiosk")
      try app.textField("Quick Entry").submit()
      try await app.advance(by: .seconds(2))
      let saved = try LedgerFile.ledger(from: Data(contentsOf: file))
      #expect(saved.entries.contains { $0.payee == "Kiosk" && $0.amount == -777 })
      app.unmount()

      let again = ViewTest(KakeiboApp.self, size: Screens.desktop, files: [file])
      try again.find(.role(.list).at(0)).row("Entries").tap()
      #expect(again.exists("Kiosk"))
    }

    @Test("A file that is no ledger is told of, and stays as it is")
    func broken() async throws {
      let text = Data("{ \"format\": \"kakeibo\", \"version\": 1, \"entries\": [ }".utf8)
      let folder = try LedgerFolder()
      defer { withExtendedLifetime(folder) {} }
      let file = try folder.file("Broken", text)
      let app = ViewTest(KakeiboApp.self, size: Screens.desktop, files: [file])
      try await app.settle()
      #expect(app.exists(.containing("cannot be opened")))
      app.unmount()
      #expect(try Data(contentsOf: file) == text)
    }
  }
#endif
