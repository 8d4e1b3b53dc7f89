import Foundation
import LayoutCore
import ViewRuntime

/// A display.
public struct DisplayProxy: Hashable, Sendable {
  /// The bounds of the display.
  public let bounds: CGRect
  /// The part of the display that the desktop does not cover.
  public let visibleRect: CGRect
  /// How far the desktop covers the display at its edges.
  public let safeAreaInsets: EdgeInsets

  /// The bounds of the display.
  public var frame: CGRect { bounds }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}
