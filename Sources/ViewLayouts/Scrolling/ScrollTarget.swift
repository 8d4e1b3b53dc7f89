import Foundation
import LayoutCore
import ViewRuntime

/// Where a scroll view would stop.
public struct ScrollTarget: Hashable, Sendable {
  /// The part of the content that would be seen.
  public var rect: CGRect
  /// Kept for the program; where the scroll view stops is said by `rect` alone.
  public var anchor: UnitPoint?

  /// A part of the content to stop at; of a changed rectangle only the origin counts.
  public init(rect: CGRect, anchor: UnitPoint? = nil) {
    self.rect = rect
    self.anchor = anchor
  }
}
