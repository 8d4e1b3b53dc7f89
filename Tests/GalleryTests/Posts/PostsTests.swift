import Foundation
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite struct PostsTests {
  private static let posts = [
    Post(id: 1, title: "Bread", body: "Flour and water."),
    Post(id: 2, title: "湖の朝", body: "霧が晴れる。"),
    Post(id: 3, title: "Letters", body: "Once a month, with a loaf of bread."),
  ]

  /// An app that has received its first answer.
  private func app(_ source: ScriptedPosts) async throws -> ViewTest {
    let app = ViewTest(PostsView(source: source))
    try await app.settle()
    return app
  }

  private func loaded() async throws -> ViewTest {
    try await app(ScriptedPosts([.posts(Self.posts)]))
  }

  @Test("The posts are shown in their order")
  func loading() async throws {
    let source = ScriptedPosts([.posts(Self.posts)])
    let app = ViewTest(PostsView(source: source))
    #expect(app.exists("Loading posts …"))
    try await app.settle()
    #expect(try app.row("Bread").order < app.row("湖の朝").order)
    #expect(source.requests == 1)
  }

  @Test("A refusal shows the reason, and can be retried")
  func retrying() async throws {
    let source = ScriptedPosts([.fails(.refused(status: 500)), .posts(Self.posts)])
    let app = try await app(source)
    #expect(app.exists("The server refused (status 500)."))
    try app.tap("Try again")
    try await app.settle()
    #expect(app.exists("Bread") && source.requests == 2)
  }

  @Test("A failure names the URL that failed")
  func address() async throws {
    let app = try await app(
      ScriptedPosts([.fails(.unreadable)], address: URL(string: "http://127.0.0.1:9/posts")))
    #expect(app.exists("The server's answer makes no sense."))
    #expect(app.exists("http://127.0.0.1:9/posts"))
  }

  @Test("While a slow server answers, there is a spinner and nothing to reload")
  func slow() async throws {
    let source = ScriptedPosts([.slow(Self.posts)])
    let app = try await app(source)
    #expect(source.requests == 1)
    #expect(app.exists("Loading posts …"))
    #expect(try !app.button("Reload").isEnabled)
    source.release()
    try await app.settle()
    #expect(app.exists("Bread"))
    #expect(try app.button("Reload").isEnabled)
  }

  @Test("Leaving the screen cancels the request")
  func leaving() async throws {
    let source = ScriptedPosts([.slow(Self.posts)])
    let app = try await app(source)
    #expect(source.requests == 1 && source.abandoned == 0)
    app.unmount()
    try await app.settle()
    #expect(source.abandoned == 1)
  }

  @Test("Reloading shows new posts, and an empty list says so")
  func reloading() async throws {
    let app = try await app(ScriptedPosts([.posts(Self.posts), .posts([])]))
    #expect(app.exists("Bread"))
    try app.tap("Reload")
    try await app.settle()
    #expect(app.exists("Nobody has written anything"))
  }

  @Test("Search covers titles and texts, regardless of case")
  func searching() async throws {
    let app = try await loaded()
    try app.textField("Search").type("bread")
    #expect(app.exists("Bread") && app.exists("Letters") && !app.exists("湖の朝"))
    try app.textField("Search").type(" and more")
    #expect(app.exists("No Results for “bread and more”"))
    try app.textField("Search").clear()
    #expect(app.findAll(.row()).count == 3)
  }

  @Test("A search composed in Japanese finds posts once a word is committed")
  func japanese() async throws {
    let app = try await loaded()
    let field = try app.textField("Search")
    try field.compose("みずうみ")
    try field.commit("湖")
    #expect(field.text == "湖")
    #expect(app.findAll(.row()).count == 1)
    #expect(app.exists("湖の朝"))
  }

  @Test("A post opens to be read")
  func detail() async throws {
    let app = try await loaded()
    try app.tap("湖の朝")
    #expect(app.exists("Post 2"))
    #expect(!app.exists("Letters"))
    try app.tap("Back")
    #expect(app.exists("Letters"))
    #expect(!app.exists("Post 2"))
  }

  @Test("Deleting a row in a filtered list deletes that post")
  func deleting() async throws {
    let app = try await loaded()
    try app.textField("Search").type("湖")
    try app.row("湖の朝").delete()
    try app.textField("Search").clear()
    #expect(app.exists("Bread") && app.exists("Letters") && !app.exists("湖の朝"))
  }

  @Test("The sample posts fail once and then load")
  func samples() async throws {
    let app = ViewTest(PostsView(source: SamplePosts()))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("The server refused (status 503)."))
    try app.tap("Try again")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Bread without haste"))
  }
}
