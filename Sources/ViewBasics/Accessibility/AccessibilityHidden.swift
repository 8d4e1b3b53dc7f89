import ViewRuntime

extension View {
  /// Hides the view from accessibility clients.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hidden(hidden))
  }

  /// Hides the view from accessibility clients if `isEnabled` is true.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .hidden(hidden), isEnabled: isEnabled)
  }
}
