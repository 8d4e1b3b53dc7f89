import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LegacyViewTests {
  @Test("004 The older model loads its items in a task")
  func loads() async throws {
    let test = ViewTest(LegacyView())
    try await test.settle()
    #expect(test.exists("First"))
  }
}
