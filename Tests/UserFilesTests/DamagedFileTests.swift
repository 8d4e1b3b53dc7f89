import Foundation
import Testing

@testable import UserFiles

struct DamagedFileTests {
  @Test("Each damaged file gets its own name")
  func names() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("damaged-\(UUID().uuidString)", isDirectory: true)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appendingPathComponent("家計.plist")
    let places = try (1...3).map { number in
      try Data("\(number)".utf8).write(to: file)
      return try DamagedFile.setAside(file)
    }
    #expect(
      places.map(\.lastPathComponent)
        == ["家計.plist.damaged", "家計.plist.damaged-2", "家計.plist.damaged-3"])
    #expect(try places.map { try String(contentsOf: $0, encoding: .utf8) } == ["1", "2", "3"])
    #expect(!FileManager.default.fileExists(atPath: file.path))
  }

  @Test("A missing file cannot be set aside")
  func missing() {
    let file = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    #expect(throws: (any Error).self) { try DamagedFile.setAside(file) }
  }
}
