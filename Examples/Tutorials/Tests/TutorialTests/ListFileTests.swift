import Foundation
import Testing

@testable import Packing

struct ListFileTests {
  @Test("A line is a thing; a file that is not there is an error")
  func read() async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).txt")
    try "Passport\n\nA good book\r\n".write(to: url, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: url) }
    #expect(try await ListFile(url: url).names() == ["Passport", "A good book"])
    await #expect(throws: (any Error).self) {
      try await ListFile(url: url.appendingPathExtension("not")).names()
    }
  }
}
