import SwiftUI
import Testing
import ViewTesting

@MainActor @Suite struct PostListViewTests {
  @Test("000 Posts are loaded by the task, and one can be opened")
  func loads() async throws {
    let test = ViewTest(PostListView(), size: CGSize(width: 640, height: 800))
    try await test.settle()
    #expect(test.exists(.containing("Loading posts...")))
    try await test.advance(by: .milliseconds(1500))
    #expect(test.exists("First Post"))
    try test.tap(.containing("First Post"))
    #expect(test.exists("This is the first post content"))
  }
}
