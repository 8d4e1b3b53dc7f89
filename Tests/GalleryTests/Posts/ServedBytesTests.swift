import Foundation
import SwiftUI
import Testing
import ViewTesting

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

  @Test("Bytes can be read before the response is complete")
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

  @Test("A dropped connection is an error")
  func failure() async throws {
    let server = try LocalServer([.hangUp])
    await #expect(throws: (any Error).self) {
      let (bytes, _) = try await URLSession.shared.bytes(from: server.address)
      for try await _ in bytes {}
    }
  }

  @Test("S1.18 A request that a view's task awaits is cancelled when the view disappears")
  @MainActor
  func givenUp() async throws {
    final class Ending {
      var error: (any Error)?
    }
    struct Loading: View {
      let address: URL
      let ending: Ending

      var body: some View {
        Text("loading").task {
          do {
            _ = try await URLSession.shared.data(for: .patient(address))
          } catch {
            ending.error = error
          }
        }
      }
    }
    let server = try LocalServer([.slow("[]")])
    let ending = Ending()
    let app = ViewTest(Loading(address: server.address, ending: ending))
    try await app.waitUntil { !server.requests.isEmpty }
    // The answer never comes: waiting for it would never end.
    app.unmount()
    try await app.waitUntil { ending.error != nil }
    #expect((ending.error as? URLError)?.code == .cancelled)
    server.release()
  }

  @Test("S1.18 Views that disappear while requests are pending do not block the main thread")
  @MainActor
  func goneAtOnce() async throws {
    struct Feed: View {
      let address: URL
      @State private var isShown = true

      var body: some View {
        Button("leave") { isShown = false }
        if isShown {
          ForEach(0..<4) { number in
            Text("loading \(number)").task {
              _ = try? await URLSession.shared.data(for: .patient(address))
            }
          }
        } else {
          Text("left")
        }
      }
    }
    let server = try LocalServer([.slow("[]")])
    let app = ViewTest(Feed(address: server.address))
    try await app.waitUntil { server.requests.count == 4 }
    let time = try ContinuousClock().measure { try app.tap("leave") }
    #expect(app.exists("left"))
    // Foundation's `cancel` alone blocks for seconds per request.
    #expect(time < .seconds(4))
    try await app.waitUntil { server.abandoned == 4 }
    server.release()
  }
}

extension URLRequest {
  /// A request with a timeout as long as the suite's: other tests may keep the main actor busy for
  /// longer than the default timeout of a minute.
  fileprivate static func patient(_ address: URL) -> URLRequest {
    var request = URLRequest(url: address)
    // Foundation on Linux ignores the timeout passed to `init(url:timeoutInterval:)`.
    request.timeoutInterval = 1_200
    return request
  }
}
