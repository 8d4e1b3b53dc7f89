import Foundation

/// A point, a size or a rectangle as an object, with UIKit's names.
///
/// ```swift
/// let frame = notification.userInfo?[UIResponder.keyboardFrameEndUserInfoKey] as? NSValue
/// bottom = frame?.cgRectValue.height ?? 0
/// ```
extension NSValue {
  /// A value that holds a point.
  public convenience init(cgPoint point: CGPoint) { self.init(point: point) }

  /// A value that holds a size.
  public convenience init(cgSize size: CGSize) { self.init(size: size) }

  /// A value that holds a rectangle.
  public convenience init(cgRect rect: CGRect) { self.init(rect: rect) }

  /// The stored point.
  public var cgPointValue: CGPoint { pointValue }

  /// The stored size.
  public var cgSizeValue: CGSize { sizeValue }

  /// The stored rectangle.
  public var cgRectValue: CGRect { rectValue }
}
