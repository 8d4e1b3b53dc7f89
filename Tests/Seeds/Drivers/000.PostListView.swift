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
    try test.goBack()
    try await test.settle()
    #expect(test.exists("Second Post"))
  }

  @Test("000 While posts load the button is disabled; loaded ones are searched and deleted")
  func searches() async throws {
    let test = ViewTest(PostListView(), size: CGSize(width: 640, height: 800))
    try await test.settle()
    #expect(try !test.button("arrow clockwise").isEnabled)
    try await test.advance(by: .milliseconds(1500))
    #expect(try test.button("arrow clockwise").isEnabled)
    try test.row("First Post").delete()
    #expect(!test.exists("First Post"))
    try test.textField("Search posts").type("third")
    #expect(test.exists("Third Post"))
    #expect(!test.exists("Second Post"))
    try test.textField("Search posts").type("!")
    #expect(test.exists("No posts found"))
  }
}
