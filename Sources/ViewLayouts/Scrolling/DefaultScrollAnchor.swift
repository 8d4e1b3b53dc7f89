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

extension View {
  /// Sets which part of the scroll views inside is seen first, and stays in sight when the content
  /// grows.
  ///
  /// ```swift
  /// ScrollView { ForEach(messages) { MessageRow(message: $0) } }
  ///   .defaultScrollAnchor(.bottom)
  /// ```
  public nonisolated func defaultScrollAnchor(_ anchor: UnitPoint?) -> some View {
    transformEnvironment(\.scrollBehavior) { conduct in
      conduct.anchors.initial = anchor
      conduct.anchors.sizeChanges = anchor
      conduct.anchors.alignment = anchor
    }
  }

  /// Sets the anchor of the scroll views inside for one purpose.
  public nonisolated func defaultScrollAnchor(
    _ anchor: UnitPoint?, for role: ScrollAnchorRole
  ) -> some View {
    transformEnvironment(\.scrollBehavior) { conduct in
      switch role {
      case .initialOffset: conduct.anchors.initial = anchor
      case .sizeChanges: conduct.anchors.sizeChanges = anchor
      default: conduct.anchors.alignment = anchor
      }
    }
  }
}
