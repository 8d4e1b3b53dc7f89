import ViewRuntime

extension View {
  /// Sets whether accessibility clients may use the view.
  public nonisolated func accessibilityRespondsToUserInteraction(
    _ respondsToUserInteraction: Bool = true
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .takesInput(respondsToUserInteraction))
  }
}
