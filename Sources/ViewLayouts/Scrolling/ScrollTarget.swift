import Foundation
import LayoutCore
import ViewRuntime

/// The position where a scroll view would stop.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be visible.
  public var rect: CGRect
  /// Stored for the program; only `rect` determines where the scroll view stops.
  public var anchor: UnitPoint?

  /// Makes a target; of a changed rectangle, only the origin is used.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
