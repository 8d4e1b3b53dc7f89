import Foundation

/// The direction in which rows of views and text are read.
///
/// Layout works with leading and trailing sides and never needs the direction; finished frames are
/// mirrored during placement (S11.4).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// The leading side is the left.
  case leftToRight

  /// The leading side is the right.
  case rightToLeft
}

extension CGRect {
  /// Returns the frame measured from the left of a container, given one measured from its leading
  /// side.
  ///
  /// ```swift
  /// CGRect(x: 0, y: 0, width: 10, height: 5).placed(.rightToLeft, inWidth: 100).minX  // 90
  /// ```
  @inlinable
  package func placed(_ direction: LayoutDirection, inWidth width: CGFloat) -> CGRect {
    guard direction == .rightToLeft else { return self }
    return CGRect(
      x: width - origin.x - size.width, y: origin.y, width: size.width, height: size.height)
  }
}
