#if os(Linux)
  import Foundation
  import LedgerModel
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

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
      #expect(store.ledger.currency == .euro)
    }
  }
#endif
