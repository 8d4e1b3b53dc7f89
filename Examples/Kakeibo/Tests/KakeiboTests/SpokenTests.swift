#if os(Linux)
  import SwiftUI
  import Testing
  import ViewTesting

  @testable import Kakeibo

  @Suite("Read out by a screen reader")
  @MainActor
  struct SpokenTests {
    @Test(
      "The sidebar comes first, with the screen that is chosen, then its bar and its content",
      arguments: ["Overview", "Entries", "Budgets", "Recurring", "Trends", "Categories"])
    func order(screen: String) throws {
      let screens = Screens(size: Screens.terminal)
      try screens.go(to: screen)
      let spoken = screens.app.spoken
      #expect(spoken.first == "Kakeibo, heading")
      let chosen = try #require(spoken.firstIndex(of: "\(screen), selected"))
      let bar = try #require(spoken.firstIndex(of: "Hide Sidebar, button"))
      #expect(chosen < bar && bar < spoken.count - 1)
      #expect(spoken.contains("Accounts, heading"))
    }

    @Test("Nothing that can be used is without a name")
    func names() throws {
      let screens = Screens()
      for screen in ["Overview", "Entries", "Budgets", "Recurring", "Trends", "Categories"] {
        try screens.go(to: screen)
        let nameless = screens.app.spoken.filter {
          ["button", "link", "text field", "selected", "dimmed"].contains($0.prefix { $0 != "," })
        }
        #expect(nameless.isEmpty, "\(screen)")
      }
    }
  }
#endif
