import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct ModernViewTests {
  @Test("004 The newer model loads its items in a task")
  func loads() async throws {
    let test = ViewTest(ModernView())
    try await test.settle()
    #expect(test.exists("First"))
    #expect(test.stateGraph["ModernView.viewModel"]?.wrapper == "@State")
  }
}
