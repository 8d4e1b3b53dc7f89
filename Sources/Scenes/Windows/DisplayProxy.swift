import Foundation
import LayoutCore
import ViewRuntime

/// A screen.
public struct DisplayProxy: Hashable, Sendable {
  /// All of it.
  public let bounds: CGRect
  /// What nothing of the desktop covers.
  public let visibleRect: CGRect
  /// How far the desktop covers it.
  public let safeAreaInsets: EdgeInsets

  /// All of it.
  public var frame: CGRect { bounds }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(bounds.width)
    hasher.combine(bounds.height)
  }
}
