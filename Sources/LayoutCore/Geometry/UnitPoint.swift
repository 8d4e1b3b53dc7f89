import Foundation

/// A point in a rectangle, as fractions of its width and height.
///
/// ```swift
/// LinearGradient(colors: [.black, .clear], startPoint: .top, endPoint: .bottom)
/// ```
///
/// `0` is the leading or upper side, `1` the trailing or lower one; values outside that range lie
/// outside the rectangle.
public struct UnitPoint: Hashable, BitwiseCopyable, Sendable {
  /// The fraction of the width, from the leading side.
  public var x: CGFloat

  /// The fraction of the height, from the upper side.
  public var y: CGFloat

  /// Makes the upper leading corner.
  public init() { self.init(x: 0, y: 0) }

  /// Makes a point at the given fractions.
  public init(x: CGFloat, y: CGFloat) {
    self.x = x
    self.y = y
  }

  /// The origin of the rectangle, the same as ``topLeading``.
  public static let zero = UnitPoint()

  /// The middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)

  /// The middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)

  /// The middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)

  /// The middle of the upper side.
  public static let top = UnitPoint(x: 0.5, y: 0)

  /// The middle of the lower side.
  public static let bottom = UnitPoint(x: 0.5, y: 1)

  /// The upper leading corner.
  public static let topLeading = UnitPoint(x: 0, y: 0)

  /// The upper trailing corner.
  public static let topTrailing = UnitPoint(x: 1, y: 0)

  /// The lower leading corner.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)

  /// The lower trailing corner.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)

  /// Returns the corresponding point in a rectangle of the given size.
  @inlinable
  package func point(in size: CGSize) -> CGPoint {
    CGPoint(x: x * size.width, y: y * size.height)
  }
}
