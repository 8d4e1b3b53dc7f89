#if os(Linux)
  import SwiftUI
  import Synchronization
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

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

    @Test("Undo calls a recurring entry new when it is added, and edited afterwards")
    func recurringNames() async throws {
      let screens = Screens()
      let undoManager = UndoManager()
      screens.store.undoManager = undoManager
      try screens.go(to: "Recurring")
      try screens.app.tap("New Recurring Entry")
      try screens.app.textField("Payee").type("Gym")
      try screens.app.textField("Amount").clear()
      try screens.app.textField("Amount").type("30")
      try screens.app.tap("Save")
      #expect(undoManager.undoActionName == "New Recurring Entry")
      let gym = try #require(screens.store.ledger.recurring.first { $0.payee == "Gym" })
      screens.navigation.sheet = .recurring(gym)
      try await screens.app.settle()
      try screens.app.textField("Payee").type("nasium")
      try screens.app.tap("Save")
      #expect(undoManager.undoActionName == "Edit Recurring Entry")
    }

    @Test("Undoing the creation of an account leaves no empty screen")
    func undoneAccount() throws {
      let screens = Screens()
      try screens.app.tap("New Account…")
      try screens.app.textField("Name").type("Purse")
      try screens.app.tap("Save")
      try screens.go(to: "Purse")
      #expect(screens.app.title == "Purse")
      try screens.app.press(KeyboardShortcut("z"))
      #expect(screens.app.exists("Nothing Chosen"))
    }

    @Test("A store tells who reads it of a change, and not of an empty one")
    func tells() {
      let store = LedgerStore.sample
      let before = store.ledger
      let told = Mutex(0)
      withObservationTracking {
        _ = store.ledger
      } onChange: {
        told.withLock { $0 += 1 }
      }
      store.apply(LedgerChange(), named: "Nothing")
      #expect(told.withLock(\.self) == 0)
      store.apply(.remove([before.entries[0].id], from: before), named: "Delete Entry")
      #expect(told.withLock(\.self) == 1)
      #expect(store.ledger.entries.count == before.entries.count - 1)
    }
  }
#endif
