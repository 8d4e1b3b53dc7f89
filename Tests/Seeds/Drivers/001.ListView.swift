import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ListViewTests {
  @Test("001 The view's own object loads; without an actor, it publishes off the main one")
  func loads() async throws {
    let test = ViewTest(ListView())
    try await test.settle()
    #expect(test.exists("Item 1"))
    #expect(test.stateGraph["ListView.viewModel"]?.wrapper == "@StateObject")
    #expect(test.diagnostics.contains { $0.code == "D2" })
  }
}
