import Foundation
import HostInterface

/// A shape as closed and open polylines, in points relative to its frame's origin.
package struct ShapeOutline {
  package private(set) var lines: [[CGPoint]] = []

  package init(_ geometry: ShapeContent.Geometry, size: CGSize) {
    let bounds = CGRect(origin: .zero, size: size)
    switch geometry {
    case .rectangle:
      lines = [
        [
          bounds.origin, CGPoint(x: bounds.maxX, y: 0), CGPoint(x: bounds.maxX, y: bounds.maxY),
          CGPoint(x: 0, y: bounds.maxY), bounds.origin,
        ]
      ]
    case .circle:
      let side = min(size.width, size.height)
      lines = [
        Self.ellipse(
          in: CGRect(
            x: (size.width - side) / 2, y: (size.height - side) / 2, width: side, height: side))
      ]
    case .ellipse: lines = [Self.ellipse(in: bounds)]
    case .capsule:
      let radius = Double(min(size.width, size.height) / 2)
      lines = [Self.rounded(bounds, [radius, radius, radius, radius])]
    case .roundedRectangle(let topLeft, let topRight, let bottomLeft, let bottomRight):
      lines = [Self.rounded(bounds, [topLeft, topRight, bottomLeft, bottomRight])]
    case .path(let elements):
      lines = FlatPath(elements, scale: 1).lines.map {
        $0.isClosed ? $0.points + [$0.points[0]] : $0.points
      }
    }
  }

  /// Whether a point is inside: by the winding number of the outline around it, or by whether a ray
  /// from it crosses the outline an odd number of times.
  package func contains(_ point: CGPoint, isEvenOdd: Bool = false) -> Bool {
    var winding = 0
    for line in lines {
      guard let first = line.first, let last = line.last, line.count > 2 else { continue }
      for (from, to) in zip(line, line.dropFirst()) { Self.wind(&winding, from, to, point) }
      // An area is closed even if its line is not.
      if first != last { Self.wind(&winding, last, first, point) }
    }
    return isEvenOdd ? winding % 2 != 0 : winding != 0
  }

  private static func wind(
    _ winding: inout Int, _ from: CGPoint, _ to: CGPoint, _ point: CGPoint
  ) {
    let isUpward = from.y <= point.y && to.y > point.y
    let isDownward = from.y > point.y && to.y <= point.y
    guard isUpward || isDownward else { return }
    let side =
      (to.x - from.x) * (point.y - from.y) - (point.x - from.x) * (to.y - from.y)
    if isUpward, side > 0 { winding += 1 }
    if isDownward, side < 0 { winding -= 1 }
  }

  private static func ellipse(in rect: CGRect) -> [CGPoint] {
    (0...48).map { step in
      let angle = 2 * Double.pi * Double(step) / 48
      return CGPoint(
        x: rect.midX + cos(angle) * rect.width / 2, y: rect.midY + sin(angle) * rect.height / 2)
    }
  }

  private static func rounded(_ rect: CGRect, _ radii: [Double]) -> [CGPoint] {
    let largest = Double(min(rect.width, rect.height) / 2)
    let radii = radii.map { min(max(0, $0), largest) }
    func corner(_ center: CGPoint, _ radius: Double, from start: Double) -> [CGPoint] {
      (0...8).map { step in
        let angle = start + Double.pi / 2 * Double(step) / 8
        return CGPoint(x: center.x + cos(angle) * radius, y: center.y + sin(angle) * radius)
      }
    }
    var points = corner(
      CGPoint(x: rect.minX + radii[0], y: rect.minY + radii[0]), radii[0], from: .pi)
    points += corner(
      CGPoint(x: rect.maxX - radii[1], y: rect.minY + radii[1]), radii[1], from: .pi * 1.5)
    points += corner(
      CGPoint(x: rect.maxX - radii[3], y: rect.maxY - radii[3]), radii[3], from: 0)
    points += corner(
      CGPoint(x: rect.minX + radii[2], y: rect.maxY - radii[2]), radii[2], from: .pi / 2)
    return points + [points[0]]
  }
}
