import Foundation
import Testing

@testable import PictureResources

@Suite("AppIcon")
struct AppIconTests {
  @Test("The smallest picture of at least 256 pixels is chosen, else the largest")
  func best() throws {
    let files = FileManager.default
    let folder = files.temporaryDirectory.appendingPathComponent("kumiki.\(UUID().uuidString)")
    try files.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? files.removeItem(at: folder) }
    func choose(_ images: String, _ names: [String]) throws -> String? {
      for name in names { try Data().write(to: folder.appendingPathComponent(name)) }
      try Data("{\"images\": [\(images)]}".utf8)
        .write(to: folder.appendingPathComponent("Contents.json"))
      return AppIcon.best(in: folder)?.lastPathComponent
    }
    #expect(try choose("", []) == nil)
    #expect(try choose("{\"filename\": \"gone.png\", \"size\": \"1024x1024\"}", []) == nil)
    let small = "{\"filename\": \"a.png\", \"size\": \"20x20\", \"scale\": \"2x\"}"
    #expect(try choose(small, ["a.png"]) == "a.png")
    let large = "{\"filename\": \"b.png\", \"size\": \"1024x1024\"}"
    let fitting = "{\"filename\": \"c.png\", \"size\": \"128x128\", \"scale\": \"2x\"}"
    #expect(
      try choose([large, small, fitting].joined(separator: ","), ["b.png", "c.png"]) == "c.png")
  }
}
