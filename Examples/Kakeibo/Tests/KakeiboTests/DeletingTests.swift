#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @testable import LedgerModel

  @MainActor
  struct DeletingTests {
    @Test("An account that entries use is deleted when the user has said so, and not before")
    func account() throws {
      let screens = Screens()
      let before = screens.store.ledger
      let used = try #require(before.accounts.first)
      let count = before.entries.count { $0.account == used.id }
      try #require(count > 1)
      try screens.app.find(.role(.list).at(0)).row(used.name).openMenu()
      try screens.app.tap("Delete")
      #expect(screens.store.ledger == before)
      #expect(screens.app.exists("\(count) entries go with it. This can be undone."))
      try screens.app.tap("Cancel")
      #expect(screens.store.ledger == before)
      try screens.app.find(.role(.list).at(0)).row(used.name).openMenu()
      try screens.app.tap("Delete")
      try screens.app.tap("Delete")
      #expect(screens.store.ledger[account: used.id] == nil)
      try screens.app.press(KeyboardShortcut("z"))
      #expect(screens.store.ledger == before)
    }

    @Test("What nothing uses is deleted at once")
    func unused() throws {
      let store = LedgerStore(.sample(today: .today))
      store.edit(named: "New") { setup in
        setup.accounts.append(.init(id: 90_001, name: "Purse", kind: .cash, currency: .yen))
        setup.categories.append(
          .init(id: 90_002, name: "Toys", symbol: "gift", color: .red, kind: .expense))
      }
      let screens = Screens(store.ledger)
      try screens.app.find(.role(.list).at(0)).row("Purse").openMenu()
      try screens.app.tap("Delete")
      #expect(screens.store.ledger[account: 90_001] == nil)
      try screens.go(to: "Categories")
      try screens.app.button("Toys").openMenu()
      try screens.app.tap("Delete")
      #expect(screens.store.ledger[category: 90_002] == nil)
    }

    @Test("A category is deleted by a swipe, which asks first where entries use it")
    func category() throws {
      let screens = Screens()
      let before = screens.store.ledger
      let used = try #require(before.category(of: before.entries[0]) ?? before.categories.first)
      let count = before.entries.count { $0.category == used.id }
      try #require(count > 1)
      try screens.go(to: "Categories")
      try screens.app.row(used.name).swipe("Delete")
      #expect(screens.store.ledger == before)
      #expect(
        screens.app.exists("\(count) entries are without a category then. This can be undone."))
      try screens.app.tap("Delete")
      #expect(screens.store.ledger[category: used.id] == nil)
      #expect(screens.store.ledger.entries.count == before.entries.count)
    }
  }
#endif
