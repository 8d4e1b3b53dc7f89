import Foundation
import LayoutCore
import ViewDrawing

extension CGPath {
  /// The path as it is now.
  public func copy() -> CGPath? { CGPath(path: path) }

  /// The path as it is now, taken elsewhere.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public func copy(using transform: UnsafePointer<CGAffineTransform>?) -> CGPath? {
    CGPath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// A path to draw on with, which begins as this one is now.
  public func mutableCopy() -> CGMutablePath? { CGMutablePath(path: path) }

  /// A path to draw on with, which begins as this one is now, taken elsewhere.
  ///
  /// - Parameter transform: where its points are taken; nil: they stay.
  public func mutableCopy(using transform: UnsafePointer<CGAffineTransform>?) -> CGMutablePath? {
    CGMutablePath(path: path.applying(transform?.pointee ?? .identity))
  }

  /// The outline of the line along the path.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      lineWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit)
    return CGPath(path: path.strokedPath(style).applying(transform))
  }

  /// What lies inside of this path, of another, or of both.
  public func union(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.union(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies inside of both paths.
  public func intersection(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.intersection(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies inside of this path and outside of another.
  public func subtracting(_ other: CGPath, using rule: CGPathFillRule = .winding) -> CGPath {
    CGPath(path: path.subtracting(other.path, eoFill: rule == .evenOdd))
  }

  /// What lies inside of one of both paths only.
  public func symmetricDifference(
    _ other: CGPath, using rule: CGPathFillRule = .winding
  ) -> CGPath {
    CGPath(path: path.symmetricDifference(other.path, eoFill: rule == .evenOdd))
  }
}
