import SwiftUI
import TestSupport
import Testing
import ViewTesting

@testable import PictureResources

@MainActor
struct ForeignPictureTests {
  private func withImageSet(
    _ file: String, _ text: String, _ body: (Bundle) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-foreign-\(UUID().uuidString).bundle")
    let set = root.appendingPathComponent("Assets.xcassets/Mark.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try Data(#"{"images": [{"filename": "\#(file)", "idiom": "universal"}]}"#.utf8)
      .write(to: set.appendingPathComponent("Contents.json"))
    try Data(text.utf8).write(to: set.appendingPathComponent(file))
    try body(#require(Bundle(path: root.path)))
  }

  @Test("A catalogue picture of an unreadable kind is reported with that kind")
  func told() throws {
    try withImageSet("mark.pdf", "%PDF-1.4\n") { bundle in
      let log = DiagnosticLog()
      #expect(NamedPictures.find("Mark", bundle, isDark: false) == nil)
      #expect(log.messages(.io, containing: "PDF").count == 1)
      #expect(log.messages(.io, containing: "was found").isEmpty)
    }
  }

  @Test("An SVG has its own size if the desktop can read it, else it is reported")
  func drawing() throws {
    let svg = """
      <svg xmlns="http://www.w3.org/2000/svg" width="12" height="8">
        <rect width="12" height="8" fill="red"/>
      </svg>
      """
    try withImageSet("mark.svg", svg) { bundle in
      let log = DiagnosticLog()
      if let picture = NamedPictures.find("Mark", bundle, isDark: false) {
        #expect(picture.size == CGSize(width: 12, height: 8))
        #expect(picture.data.flatMap { PictureHeader.size(of: $0)?.width } == 24)
      } else {
        #expect(log.messages(.io, containing: "SVG").count == 1)
      }
    }
  }

  @Test("Kinds are recognised by the first bytes, not by the name")
  func kinds() {
    #expect(ForeignPicture(head: Data("RIFF\0\0\0\0WEBPVP8 ".utf8)) == .webp)
    #expect(ForeignPicture(head: Data("<?xml version=\"1.0\"?><svg/>".utf8)) == .svg)
    #expect(ForeignPicture(head: Data("\0\0\0\u{18}ftypheic".utf8)) == .heic)
    #expect(ForeignPicture(head: Data("plain words".utf8)) == nil)
  }
}
