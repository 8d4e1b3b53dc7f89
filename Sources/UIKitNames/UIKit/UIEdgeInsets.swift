import Foundation

/// Distances from the four edges, with UIKit's names.
public struct UIEdgeInsets: Hashable, Sendable {
  /// The distance from the top edge, in points.
  public var top: CGFloat
  /// The distance from the left edge, in points, even in right-to-left layouts.
  public var left: CGFloat
  /// The distance from the bottom edge, in points.
  public var bottom: CGFloat
  /// The distance from the right edge, in points, even in right-to-left layouts.
  public var right: CGFloat

  /// Insets in points; zero by default.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  /// Zero on all edges.
  public static let zero = UIEdgeInsets()
}
