import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct LegacyViewTests {
  @Test("004 The model of before loads its items in a task")
  func loads() async throws {
    let test = ViewTest(LegacyView())
    try await test.settle()
    #expect(test.exists("First"))
  }
}
