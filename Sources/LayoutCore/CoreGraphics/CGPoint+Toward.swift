import Foundation

extension CGPoint {
  /// The point on the way to another one, `t` of it.
  package func toward(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
