import ViewRuntime

extension View {
  /// Leaves the view out for accessibility clients.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hidden(hidden))
  }

  /// Leaves the view out for accessibility clients if `isEnabled` holds.
  public nonisolated func accessibilityHidden(
    _ hidden: Bool, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .hidden(hidden), isEnabled: isEnabled)
  }
}
