import Foundation

extension CGPoint {
  /// Returns the point at fraction `t` of the way to another one.
  package func toward(_ other: CGPoint, _ t: CGFloat) -> CGPoint {
    CGPoint(x: x + (other.x - x) * t, y: y + (other.y - y) * t)
  }
}
