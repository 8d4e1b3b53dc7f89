import HostInterface
import LayoutCore
import ViewRuntime
import ViewTexts

extension View {
  /// Lets accessibility clients increment and decrement the view's value.
  ///
  /// ```swift
  /// StarRow(count: rating)
  ///   .accessibilityAdjustableAction { direction in
  ///     rating += direction == .increment ? 1 : -1
  ///   }
  /// ```
  public nonisolated func accessibilityAdjustableAction(
    _ handler: @escaping (AccessibilityAdjustmentDirection) -> Void
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(
      change: .action(
        .init(trigger: .adjustable) { event in
          if case .increment = event { handler(.increment) } else { handler(.decrement) }
        }))
  }
}
