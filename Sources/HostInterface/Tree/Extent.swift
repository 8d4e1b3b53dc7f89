import Foundation

/// A rectangle stored by its edges, which makes unions and moves faster than with origin and size.
///
/// Edges that are not numbers count as infinitely far away.
package struct Extent: Hashable, Sendable {
  package private(set) var left: Double
  package private(set) var top: Double
  package private(set) var right: Double
  package private(set) var bottom: Double

  @inlinable
  package init(left: Double, top: Double, right: Double, bottom: Double) {
    self.left = left
    self.top = top
    self.right = right
    self.bottom = bottom
  }

  package init(_ rect: CGRect) {
    let (x, y) = (Double(rect.origin.x), Double(rect.origin.y))
    let (width, height) = (Double(rect.size.width), Double(rect.size.height))
    guard (x + width).isFinite, (y + height).isFinite else {
      self.init(left: -.infinity, top: -.infinity, right: .infinity, bottom: .infinity)
      return
    }
    self.init(
      left: min(x, x + width), top: min(y, y + height), right: max(x, x + width),
      bottom: max(y, y + height))
  }

  package var rect: CGRect {
    CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  package mutating func formUnion(_ other: Extent) {
    left = min(left, other.left)
    top = min(top, other.top)
    right = max(right, other.right)
    bottom = max(bottom, other.bottom)
  }

  package func offset(by point: CGPoint) -> Extent {
    let (x, y) = (Double(point.x), Double(point.y))
    return Extent(left: left + x, top: top + y, right: right + x, bottom: bottom + y)
  }

  /// Returns whether the two rectangles share a point, edges included.
  package func touches(_ other: Extent) -> Bool {
    left <= other.right && other.left <= right && top <= other.bottom && other.top <= bottom
  }
}
