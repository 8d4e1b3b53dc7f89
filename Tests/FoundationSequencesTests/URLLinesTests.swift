import Foundation
import FoundationSequences
import Testing

@Suite("Lines of a URL")
struct URLLinesTests {
  private func file(_ text: String) throws -> URL {
    let url = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    try Data(text.utf8).write(to: url)
    return url
  }

  @Test("A file's lines arrive in order, including a last one without a newline")
  func lines() async throws {
    let url = try file("tea\r\nこんにちは\n\nmilk")
    defer { try? FileManager.default.removeItem(at: url) }
    var lines: [String] = []
    for try await line in url.lines { lines.append(line) }
    #expect(lines == ["tea", "こんにちは", "milk"])
  }

  @Test("A file longer than one read is read to its end")
  func long() async throws {
    let url = try file(String(repeating: "0123456789\n", count: 20_000))
    defer { try? FileManager.default.removeItem(at: url) }
    var count = 0
    for try await line in url.lines where line == "0123456789" { count += 1 }
    #expect(count == 20_000)
    #expect(try await url.resourceBytes.reduce(into: 0) { count, _ in count += 1 } == 220_000)
  }

  @Test("A missing file is an error, and an empty one has no lines")
  func missing() async throws {
    await #expect(throws: (any Error).self) {
      for try await _ in URL(fileURLWithPath: "/nothing/here").lines {}
    }
    let url = try file("")
    defer { try? FileManager.default.removeItem(at: url) }
    for try await line in url.lines { Issue.record("\(line)") }
  }
}
