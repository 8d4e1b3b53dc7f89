import LayoutCore
import ViewRuntime

/// What an anchor of a scroll view is for.
public struct ScrollAnchorRole: Hashable, Sendable {
  private enum Kind { case initialOffset, sizeChanges, alignment }
  private let kind: Kind

  /// Which part of the content is seen first.
  public static let initialOffset = ScrollAnchorRole(kind: .initialOffset)
  /// Which part stays where it is when the content or the scroll view takes another size, as long
  /// as it is there.
  public static let sizeChanges = ScrollAnchorRole(kind: .sizeChanges)
  /// Where a content stands that is smaller than the scroll view.
  public static let alignment = ScrollAnchorRole(kind: .alignment)
}
