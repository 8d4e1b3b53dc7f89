import ViewRuntime

extension View {
  /// Leaves the view out for accessibility clients.
  public nonisolated func accessibilityHidden(_ hidden: Bool) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .hidden(hidden))
  }
}
