import Foundation
import Testing
import ViewTesting

@testable import gallery

@MainActor
@Suite(.timeLimit(.minutes(10))) struct PostsTests {
  private static let json = """
    [{"id": 1, "title": "Bread", "body": "Flour and water."},
     {"id": 2, "title": "湖の朝", "body": "霧が晴れる。"},
     {"id": 3, "title": "Letters", "body": "Once a month, with a loaf of bread."}]
    """

  private func app(_ server: LocalServer) -> ViewTest {
    ViewTest(PostsView(source: PostServer(address: server.address)))
  }

  /// An app whose posts have come.
  private func loaded() async throws -> ViewTest {
    let app = app(try LocalServer([.json(Self.json)]))
    try await app.waitUntil { app.exists("Bread") }
    return app
  }

  @Test("The server's posts are shown in its order")
  func loading() async throws {
    let server = try LocalServer([.json(Self.json)])
    let app = app(server)
    #expect(app.exists("Loading posts …"))
    try await app.waitUntil { app.exists("湖の朝") }
    #expect(try app.row("Bread").order < app.row("湖の朝").order)
    #expect(server.requests == ["/posts"])
  }

  @Test("A refusal says why, and one may try again")
  func retrying() async throws {
    let server = try LocalServer([.status(500), .json(Self.json)])
    let app = app(server)
    try await app.waitUntil { app.exists("The server refused (status 500).") }
    try app.tap("Try again")
    try await app.waitUntil { app.exists("Bread") }
    #expect(server.requests.count == 2)
  }

  @Test("An answer that is no list of posts is a failure")
  func unreadable() async throws {
    let app = app(try LocalServer([.json("[{\"id\": \"one\"}]")]))
    try await app.waitUntil { app.exists("The server's answer makes no sense.") }
  }

  @Test("A server that hangs up is a failure")
  func hangingUp() async throws {
    let app = app(try LocalServer([.hangUp]))
    try await app.waitUntil { app.exists("Try again") }
  }

  @Test("A server that is not there is a failure")
  func nobody() async throws {
    let server = try LocalServer([.json(Self.json)])
    server.stop()
    let app = app(server)
    try await app.waitUntil { app.exists("Try again") }
    #expect(server.requests.isEmpty)
  }

  @Test("While a slow server answers there is a spinner and nothing to reload")
  func slow() async throws {
    let server = try LocalServer([.slow(Self.json)])
    let app = app(server)
    try await app.waitUntil { server.requests.count == 1 }
    #expect(app.exists("Loading posts …"))
    #expect(try !app.button("Reload").isEnabled)
    server.release()
    try await app.waitUntil { app.exists("Bread") }
    #expect(try app.button("Reload").isEnabled)
  }

  @Test("Whoever leaves while waiting gives the request up")
  func leaving() async throws {
    let server = try LocalServer([.slow(Self.json)])
    let app = app(server)
    try await app.waitUntil { server.requests.count == 1 }
    app.unmount()
    try await app.waitUntil { server.abandoned == 1 }
  }

  @Test("Reloading shows what is new, and an empty list says so")
  func reloading() async throws {
    let server = try LocalServer([.json(Self.json), .json("[]")])
    let app = app(server)
    try await app.waitUntil { app.exists("Bread") }
    try app.tap("Reload")
    try await app.waitUntil { app.exists("Nobody has written anything") }
  }

  @Test("Searching goes through titles and texts, whatever the case")
  func searching() async throws {
    let app = try await loaded()
    try app.textField("Search").type("bread")
    #expect(app.exists("Bread") && app.exists("Letters") && !app.exists("湖の朝"))
    try app.textField("Search").type(" and more")
    #expect(app.exists("No Results for “bread and more”"))
    try app.textField("Search").clear()
    #expect(app.findAll(.row()).count == 3)
  }

  @Test("A search composed in Japanese finds as soon as it is a word")
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

  @Test("The post that is deleted is the one that shows, not the one at its place in the list")
  func deleting() async throws {
    let app = try await loaded()
    try app.textField("Search").type("湖")
    try app.row("湖の朝").delete()
    try app.textField("Search").clear()
    #expect(app.exists("Bread") && app.exists("Letters") && !app.exists("湖の朝"))
  }

  @Test("The samples fail once and then come")
  func samples() async throws {
    let app = ViewTest(PostsView(source: SamplePosts()))
    try await app.advance(by: .seconds(1))
    #expect(app.exists("The server refused (status 503)."))
    try app.tap("Try again")
    try await app.advance(by: .seconds(1))
    #expect(app.exists("Bread without haste"))
  }
}
