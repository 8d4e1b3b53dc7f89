import Foundation

/// The direction in which a row of views, and text, is read.
///
/// Layout itself works with leading and trailing sides and never asks for the direction; finished
/// frames are mirrored where they are placed (S11.4).
public enum LayoutDirection: Hashable, CaseIterable, Sendable {
  /// Leading is left.
  case leftToRight

  /// Leading is right.
  case rightToLeft
}

extension CGRect {
  /// The frame as seen from the left of a container, given one measured from its leading side.
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
