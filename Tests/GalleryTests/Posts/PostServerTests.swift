import Foundation
import Testing

@testable import gallery

/// Real sockets, and nothing on the main actor: hundreds of other tests take turns there, and an
/// answer would wait for all of them at each step.
@Suite("Requesting posts from a server", .timeLimit(.minutes(20)))
struct PostServerTests {
  private static let json = """
    [{"id": 1, "title": "Bread", "body": "Flour and water."},
     {"id": 2, "title": "湖の朝", "body": "霧が晴れる。"}]
    """

  private func source(_ server: LocalServer, _ path: String = "posts") -> PostServer {
    PostServer(address: server.address.appending(path: path))
  }

  @Test("The URL is requested as it was written")
  func asking() async throws {
    let server = try LocalServer([.json(Self.json)])
    let posts = try await source(server, "archive/2024.json").posts()
    #expect(posts.map(\.title) == ["Bread", "湖の朝"])
    #expect(server.requests == ["/archive/2024.json"])
  }

  @Test("A refusal and an answer that is not a list of posts are distinguished")
  func problems() async throws {
    let refusing = source(try LocalServer([.status(500)]))
    await #expect(throws: PostProblem.refused(status: 500)) { try await refusing.posts() }
    let talking = source(try LocalServer([.json("[{\"id\": \"one\"}]")]))
    await #expect(throws: PostProblem.unreadable) { try await talking.posts() }
  }

  @Test("A dropped connection and a missing server are failures")
  func failures() async throws {
    let hasty = source(try LocalServer([.hangUp]))
    await #expect(throws: (any Error).self) { try await hasty.posts() }
    let server = try LocalServer([.json(Self.json)])
    server.stop()
    await #expect(throws: (any Error).self) { try await source(server).posts() }
    #expect(server.requests.isEmpty)
  }

  @Test("Cancelling a request closes the connection")
  func leaving() async throws {
    let server = try LocalServer([.slow(Self.json)])
    let source = source(server)
    let task = Task { try await source.posts() }
    while server.requests.isEmpty { try await Task.sleep(for: .milliseconds(1)) }
    task.cancel()
    await #expect(throws: (any Error).self) { try await task.value }
    while server.abandoned == 0 { try await Task.sleep(for: .milliseconds(1)) }
  }
}
