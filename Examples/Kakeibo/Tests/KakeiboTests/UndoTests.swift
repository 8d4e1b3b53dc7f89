#if os(Linux)
  import LedgerModel
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @MainActor
  struct UndoTests {
    @Test("What was written, edited and deleted is taken back and done again")
    func undo() throws {
      let screens = Screens()
      let first = screens.store.ledger.entries
      try screens.go(to: "Entries")
      try screens.quickEntry("1200 Doutor")
      let written = screens.store.ledger.entries
      try screens.app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger.entries == first)
      try screens.app.press(KeyboardShortcut("z", modifiers: [.command, .shift]))
      #expect(screens.store.ledger.entries == written)
    }
  }
#endif
