import Foundation
import HostInterface
import Testing

@testable import Rasterizer

struct FlatPathTests {
  private func curve(to end: CGPoint, scale: Double) -> [CGPoint] {
    FlatPath(
      [
        .move(.zero),
        .curve(
          end, control1: CGPoint(x: 0, y: end.y), control2: CGPoint(x: end.x, y: 0)),
      ], scale: scale
    ).lines[0].points
  }

  @Test("A curve is flattened more finely the larger it is drawn, and never endlessly")
  func cuts() {
    #expect(curve(to: CGPoint(x: 1, y: 1), scale: 1).count == 1 + 3)
    #expect(curve(to: CGPoint(x: 10, y: 10), scale: 4).count == 1 + 17)
    #expect(curve(to: CGPoint(x: 1e6, y: 1e6), scale: 1).count == 1 + 64)
  }

  @Test("A curve too long for its segments to be counted is still drawn")
  func huge() {
    for size in [1e100, 1e300, CGFloat.greatestFiniteMagnitude] {
      let points = curve(to: CGPoint(x: size, y: size), scale: 2)
      #expect(points.first == .zero && points.last == CGPoint(x: size, y: size))
    }
  }
}
