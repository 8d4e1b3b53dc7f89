import Foundation
import HostInterface

extension ShapeContent.Geometry {
  /// The outline in a frame of a size, as lines and curves relative to its upper leading corner.
  package func elements(in size: CGSize) -> [ShapeContent.PathElement] {
    let rect = CGRect(origin: .zero, size: size)
    switch self {
    case .path(let elements): return elements
    case .rectangle: return Self.rounded(rect, 0, 0, 0, 0)
    case .roundedRectangle(let a, let b, let c, let d): return Self.rounded(rect, a, b, c, d)
    case .capsule:
      let radius = min(rect.width, rect.height) / 2
      return Self.rounded(rect, radius, radius, radius, radius)
    case .ellipse: return Self.ellipse(rect)
    case .circle:
      let side = min(rect.width, rect.height)
      return Self.ellipse(
        CGRect(x: rect.midX - side / 2, y: rect.midY - side / 2, width: side, height: side))
    }
  }

  /// The distance of the control points along the tangents of a quarter circle, in radii.
  private static let bow = 0.5523

  private static func ellipse(_ rect: CGRect) -> [ShapeContent.PathElement] {
    let (x, y) = (rect.midX, rect.midY)
    let (across, down) = (rect.width / 2, rect.height / 2)
    func point(_ dx: Double, _ dy: Double) -> CGPoint {
      CGPoint(x: x + dx * across, y: y + dy * down)
    }
    return [
      .move(point(1, 0)),
      .curve(point(0, 1), control1: point(1, bow), control2: point(bow, 1)),
      .curve(point(-1, 0), control1: point(-bow, 1), control2: point(-1, bow)),
      .curve(point(0, -1), control1: point(-1, -bow), control2: point(-bow, -1)),
      .curve(point(1, 0), control1: point(bow, -1), control2: point(1, -bow)),
      .close,
    ]
  }

  /// Radii: top-leading, top-trailing, bottom-leading, bottom-trailing.
  private static func rounded(
    _ rect: CGRect, _ a: Double, _ b: Double, _ c: Double, _ d: Double
  ) -> [ShapeContent.PathElement] {
    let largest = Double(min(rect.width, rect.height) / 2)
    let radii = [a, b, d, c].map { min(max($0, 0), largest) }
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    // Clockwise: the directions into and out of each corner.
    let ways: [(dx: Double, dy: Double)] = [(0, -1), (1, 0), (0, 1), (-1, 0)]
    var elements: [ShapeContent.PathElement] = []
    for index in 0..<4 {
      let (corner, radius, into) = (corners[index], radii[index], ways[index])
      let out = ways[(index + 1) % 4]
      func point(_ way: (dx: Double, dy: Double), _ distance: Double) -> CGPoint {
        CGPoint(x: corner.x + way.dx * distance, y: corner.y + way.dy * distance)
      }
      let start = point(into, -radius)
      elements.append(index == 0 ? .move(start) : .line(start))
      guard radius > 0 else { continue }
      elements.append(
        .curve(
          point(out, radius), control1: point(into, -radius * (1 - bow)),
          control2: point(out, radius * (1 - bow))))
    }
    return elements + [.close]
  }
}
