import LayoutCore
import ViewRuntime

/// The role of a scroll view's anchor.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// The part of the content that is shown initially.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// The part that stays in place when the content or the scroll view changes size, while it is
  /// visible.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// The position of content that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
