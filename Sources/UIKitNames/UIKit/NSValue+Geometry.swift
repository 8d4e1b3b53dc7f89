import Foundation

/// A point, a size or a rectangle as an object, by UIKit's names.
///
/// ```swift
/// let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
/// bottom = frame?.cgRectValue.height ?? 0
/// ```
extension NSValue {
  /// Holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// Holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// Holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The point that it holds.
  public var cgPointValue: CGPoint { pointValue }

  /// The size that it holds.
  public var cgSizeValue: CGSize { sizeValue }

  /// The rectangle that it holds.
  public var cgRectValue: CGRect { rectValue }
}
