import Foundation
import HostInterface
import SwiftUI
import TestSupport
import Testing

/// A corner at the leading side.
private struct Corner: Shape {
  var layoutDirectionBehavior: LayoutDirectionBehavior = .mirrors

  func path(in rect: CGRect) -> Path {
    Path { $0.addLines([.zero, CGPoint(x: 4, y: 0), CGPoint(x: 0, y: rect.maxY)]) }
  }
}

/// A shape that ignores the layout direction.
private struct PlainCorner: Shape {
  func path(in rect: CGRect) -> Path { Corner().path(in: rect) }
}

@MainActor
struct RightToLeftShapeTests {
  private func corner(_ x: CGFloat, _ sign: CGFloat) -> ShapeContent.Geometry {
    .path([
      .move(CGPoint(x: x, y: 0)), .line(CGPoint(x: x + 4 * sign, y: 0)),
      .line(CGPoint(x: x, y: 10)),
    ])
  }

  private func geometry(
    _ direction: LayoutDirection = .rightToLeft, @ViewBuilder _ content: () -> some View
  ) -> ShapeContent.Geometry? {
    Screen(20, 10) { content().environment(\.layoutDirection, direction) }.shapes.first?.geometry
  }

  @Test("S11.4 From right to left a shape's outline is mirrored, unless it is fixed")
  func mirrored() {
    #expect(geometry(.leftToRight) { PlainCorner().fill(.red) } == corner(0, 1))
    #expect(geometry { PlainCorner().fill(.red) } == corner(20, -1))
    #expect(geometry { PlainCorner().stroke(.red) } == corner(20, -1))
    #expect(geometry { PlainCorner().stroke().foregroundStyle(.red) } == corner(20, -1))
    #expect(geometry { AnyShape(PlainCorner()) } == corner(20, -1))
    #expect(geometry { Corner(layoutDirectionBehavior: .fixed) } == corner(0, 1))
    #expect(
      geometry(.leftToRight) { Corner(layoutDirectionBehavior: .mirrors(in: .leftToRight)) }
        == corner(20, -1))
  }

  @Test("A trimmed circle begins where it did; leading corners are at the right")
  func known() {
    let arc = { Circle().trim(from: 0, to: 0.25).stroke(.red) }
    #expect(geometry { arc() } == geometry(.leftToRight) { arc() })
    #expect(
      geometry { UnevenRoundedRectangle(topLeadingRadius: 1, bottomTrailingRadius: 2) }
        == .roundedRectangle(0, 1, 2, 0))
    #expect(Circle().layoutDirectionBehavior == .fixed)
    #expect(Circle().offset(x: 4).layoutDirectionBehavior == .fixed)
    #expect(UnevenRoundedRectangle().layoutDirectionBehavior == .mirrors)
  }

  @Test("Clips and content shapes are mirrored, and follow the direction")
  func clips() {
    let screen = Screen(20, 10) {
      Color.red.clipShape(PlainCorner()).environment(\.layoutDirection, .rightToLeft)
    }
    #expect(screen.effects == [.clip(corner(20, -1))])
    let touched = Screen(20, 10) {
      Color.red.contentShape(PlainCorner()).environment(\.layoutDirection, .rightToLeft)
    }
    var shapes: [HitShape] = []
    touched.host.tree.root.forEachNode { if let hit = $0.content.hitShape { shapes.append(hit) } }
    #expect(shapes == [HitShape(corner(20, -1))])
  }
}
