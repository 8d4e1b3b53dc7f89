import ViewRuntime

extension View {
  /// Sets the identifier by which tests find the view: `app.find(.identifier("save"))`.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .identifier(identifier))
  }

  /// Sets the identifier by which tests find the view if `isEnabled` is true.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .identifier(identifier), isEnabled: isEnabled)
  }
}
