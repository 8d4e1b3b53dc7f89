import Foundation
import SwiftUI
import Testing

/// Real sockets: each test waits for what it expects.
@Suite(.serialized, .timeLimit(.minutes(20)))
struct ServedBytesTests {
  @Test("An answer is read line by line")
  func lines() async throws {
    let server = try LocalServer([.json("a\r\n日本\n\nb")])
    let (bytes, response) = try await URLSession.shared.bytes(from: server.address)
    #expect((response as? HTTPURLResponse)?.statusCode == 200)
    var lines: [String] = []
    for try await line in bytes.lines { lines.append(line) }
    #expect(lines == ["a", "日本", "b"])
  }

  @Test("Bytes are there before the answer is whole")
  func early() async throws {
    let text = String(repeating: "0123456789", count: 100)
    let server = try LocalServer([.slow(text)])
    let (bytes, _) = try await URLSession.shared.bytes(for: URLRequest(url: server.address))
    var iterator = bytes.makeAsyncIterator()
    #expect(try await iterator.next() == UInt8(ascii: "0"))
    server.release()
    var rest: [UInt8] = []
    while let byte = try await iterator.next() { rest.append(byte) }
    #expect(String(decoding: rest, as: UTF8.self) == text.dropFirst())
  }

  @Test("A server that hangs up is an error")
  func failure() async throws {
    let server = try LocalServer([.hangUp])
    await #expect(throws: (any Error).self) {
      let (bytes, _) = try await URLSession.shared.bytes(from: server.address)
      for try await _ in bytes {}
    }
  }
}
