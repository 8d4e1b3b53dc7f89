#if os(Linux)
  import SwiftUI
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  /// A ledger's window, with a ledger that is the same each time.
  @MainActor
  struct Screens {
    let store: LedgerStore
    /// Where the user is; what the menus' commands do is done to it.
    let navigation = LedgerNavigation()
    let app: ViewTest

    nonisolated static let desktop = CGSize(width: 1_080, height: 720)
    nonisolated static let terminal = CGSize(width: 640, height: 384)
    nonisolated static let phone = CGSize(width: 360, height: 640)

    init(_ ledger: Ledger = .sample(today: .today), size: CGSize = desktop) {
      store = LedgerStore(ledger)
      app = ViewTest(
        LedgerView(store: store, navigation: navigation), size: size,
        locale: Locale(identifier: "en_US"))
    }

    /// Chooses a screen in the sidebar.
    func go(to screen: String) throws {
      try app.find(.role(.list).at(0)).row(screen).tap()
    }

    func quickEntry(_ text: String) throws {
      try app.textField("Quick Entry").type(text)
      try app.textField("Quick Entry").submit()
    }
  }
#endif
