import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@testable import ViewDrawing

@MainActor
struct NamedPicturesTests {
  private func withImageSet(
    _ properties: String, _ body: (Bundle) throws -> Void
  ) throws {
    let root = FileManager.default.temporaryDirectory
      .appendingPathComponent("kumiki-named-\(UUID().uuidString).bundle")
    let set = root.appendingPathComponent("Assets.xcassets/Mark.imageset")
    try FileManager.default.createDirectory(at: set, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    let contents =
      #"{"images": [{"filename": "m.png", "scale": "2x"}], "properties": {\#(properties)}}"#
    try Data(contents.utf8).write(to: set.appendingPathComponent("Contents.json"))
    let renderer = ImageRenderer(content: Color.red.frame(width: 4, height: 4))
    try #require(renderer.uiImage?.pngData()).write(to: set.appendingPathComponent("m.png"))
    try body(#require(Bundle(path: root.path)))
  }

  private func isTemplate(_ image: Image) -> [Bool] {
    let screen = Screen { image }
    #expect(screen.sizes == [CGSize(width: 2, height: 2)])
    return screen.images.map(\.isTemplate)
  }

  @Test("A catalogue declares whether a picture is a template; the app can override it")
  func intent() throws {
    try withImageSet(#""template-rendering-intent": "template""#) { bundle in
      #expect(isTemplate(Image("Mark", bundle: bundle)) == [true])
      #expect(isTemplate(Image("Mark", bundle: bundle).renderingMode(.original)) == [false])
    }
    for properties in [#""template-rendering-intent": "original""#, ""] {
      try withImageSet(properties) { bundle in
        #expect(isTemplate(Image("Mark", bundle: bundle)) == [false])
        #expect(isTemplate(Image("Mark", bundle: bundle).renderingMode(.template)) == [true])
      }
    }
  }

  @Test("A missing picture is reported once, not with each update")
  func missing() {
    struct Row: View {
      let height: CGFloat
      var body: some View { Image("No such picture").resizable().frame(height: height) }
    }
    let log = DiagnosticLog()
    let screen = Screen {
      Row(height: 20)
      Row(height: 30)
    }
    screen.host.resize(to: CGSize(width: 100, height: 100))
    screen.host.runFrames()
    #expect(log.messages(.io, containing: "No such picture").count == 1)
    let later = DiagnosticLog()
    _ = Screen { Row(height: 20) }
    #expect(later.messages(.io, containing: "No such picture").count == 1)
  }
}
