import Foundation

/// Distances from the four sides, in UIKit's words.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top side, in points.
  public var top: CGFloat
  /// The distance from the left side, in points, also where text goes from right to left.
  public var left: CGFloat
  /// The distance from the bottom side, in points.
  public var bottom: CGFloat
  /// The distance from the right side, in points, also where text goes from right to left.
  public var right: CGFloat

  /// Distances in points; those that are left out are zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// No distance on any side.
  public static let zero = UIEdgeInsets()
}
