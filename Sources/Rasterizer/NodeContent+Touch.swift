import Foundation
import HostInterface

extension NodeContent {
  /// Whether it only represents a gesture: it is touched where something is drawn in it, or within
  /// its content shape, and not anywhere in its frame.
  package var isGestureAlone: Bool {
    role == .box && control == nil && !traits.contains(.focusable) && namedActions.isEmpty
      && actions.isSubset(of: [.activate, .longPress, .pointer])
      && !actions.isDisjoint(with: [.activate, .longPress, .pointer])
  }

  /// Whether the node itself is touched at one of some points: a circle within its outline, a text
  /// within its frame.
  ///
  /// - Parameters:
  ///   - points: relative to the node's origin.
  ///   - size: the size of its frame.
  package func isTouched(at points: [CGPoint], in size: CGSize) -> Bool {
    if let hitShape { return points.contains { hitShape.contains($0, in: size) } }
    guard case .shape(let shape) = leaf, !isGestureAlone else { return !isGestureAlone }
    // A line alone is too thin to hit.
    if shape.fill == nil, case .path = shape.geometry { return true }
    return Self.contains(shape.geometry, points, size, isEvenOdd: shape.isEvenOdd)
  }

  private static func contains(
    _ geometry: ShapeContent.Geometry, _ points: [CGPoint], _ size: CGSize, isEvenOdd: Bool = false
  ) -> Bool {
    if geometry == .rectangle { return true }
    let outline = ShapeOutline(geometry, size: size)
    return points.contains { outline.contains($0, isEvenOdd: isEvenOdd) }
  }
}

extension HitShape {
  /// Whether a point, relative to the node's origin, is within the shape.
  package func contains(_ point: CGPoint, in size: CGSize) -> Bool {
    if geometry == .rectangle { return true }
    return ShapeOutline(geometry, size: size).contains(point, isEvenOdd: isEvenOdd)
  }
}
