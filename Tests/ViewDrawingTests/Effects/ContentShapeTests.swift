import Foundation
import HostInterface
import Rasterizer
import SwiftUI
import TestSupport
import Testing

@MainActor
struct ContentShapeTests {
  private struct Ring: Shape {
    func path(in rect: CGRect) -> Path {
      Path { path in
        path.addRect(rect)
        path.addRect(rect.insetBy(dx: 10, dy: 10))
      }
    }
  }

  private func shape(_ view: some View) -> (HitShape, CGSize)? {
    let screen = Screen(60, 60) { view }
    var found: (HitShape, CGSize)?
    screen.host.tree.root.forEachNode { node in
      if let shape = node.content.hitShape { found = (shape, node.frame.size) }
    }
    return found
  }

  @Test("A custom content shape is its outline, with its holes under the even-odd rule")
  func outlines() throws {
    let red = Color.red.frame(width: 40, height: 40)
    let (whole, size) = try #require(shape(red.contentShape(Ring())))
    #expect(size == CGSize(width: 40, height: 40))
    #expect(whole.contains(CGPoint(x: 20, y: 20), in: size))
    let (ring, _) = try #require(shape(red.contentShape(Ring(), eoFill: true)))
    #expect(!ring.contains(CGPoint(x: 20, y: 20), in: size))
    #expect(ring.contains(CGPoint(x: 5, y: 20), in: size))
    let (line, _) = try #require(shape(red.contentShape(Circle().stroke(lineWidth: 6))))
    #expect(line.contains(CGPoint(x: 2, y: 20), in: size))
    #expect(!line.contains(CGPoint(x: 20, y: 20), in: size))
  }

  @Test("A shape for other purposes than interaction is not hit")
  func otherKinds() {
    #expect(shape(Color.red.contentShape(.dragPreview, Ring()))?.0 == nil)
  }
}
