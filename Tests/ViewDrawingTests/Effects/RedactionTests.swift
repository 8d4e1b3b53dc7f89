import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

@MainActor
struct RedactionTests {
  @Test("A redacted picture is a block of its size; its label is not read")
  func pictures() throws {
    let dot = CGImage.red(width: 12, height: 8)
    let image = Image(dot, scale: 1, label: Text(verbatim: "Portrait"))
    let screen = Screen {
      image.redacted(reason: .placeholder)
      image.resizable().frame(width: 40, height: 20).redacted(reason: .placeholder)
      image.unredacted().redacted(reason: .placeholder)
    }
    let block = ShapeContent(geometry: .rectangle, fill: .color(.semantic(.fill)))
    #expect(screen.shapes == [block, block])
    #expect(screen.sizes[0] == CGSize(width: 12, height: 8))
    #expect(screen.sizes[1] == CGSize(width: 40, height: 20))
    #expect(screen.images.count == 1)
    let labels = screen.leaves.map(\.spokenLabel)
    #expect(labels == ["", "", "Portrait"])
  }

  @Test("Sensitive views are hidden if privacy is requested, and only those")
  func privacy() {
    let picture = Image(decorative: CGImage.red(width: 2, height: 2), scale: 1)
    let screen = Screen {
      VStack {
        picture
        picture.privacySensitive()
      }
      .redacted(reason: .privacy)
    }
    #expect(screen.images.count == 1 && screen.shapes.count == 1)
  }
}

extension CGImage {
  @MainActor
  fileprivate static func red(width: CGFloat, height: CGFloat) -> CGImage {
    let renderer = ImageRenderer(content: Color.red.frame(width: width, height: height))
    guard let image = renderer.cgImage else { preconditionFailure("A colour can be drawn.") }
    return image
  }
}
