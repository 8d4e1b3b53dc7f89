import LayoutCore
import ViewRuntime

extension View {
  /// Sets the part of the content that the scroll views inside show initially, and keep visible
  /// when the content grows.
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

  /// Sets the anchor of the scroll views inside for one role.
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
