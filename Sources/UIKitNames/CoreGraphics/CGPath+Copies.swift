import Foundation
import LayoutCore
import ViewDrawing

extension CGPath {
  /// A copy of the path as it is now.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// A transformed copy of the path as it is now.
  ///
  /// - Parameter transform: applied to its points; nil leaves them unchanged.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// A mutable copy that starts as this path is now.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

  /// A transformed mutable copy that starts as this path is now.
  ///
  /// - Parameter transform: applied to its points; nil leaves them unchanged.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of a stroke along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.strokedPath(style).applying(transform))
  }

  /// The area inside this path, another, or both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// The area inside both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// The area inside this path and outside another.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// The area inside exactly one of the two paths.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}
