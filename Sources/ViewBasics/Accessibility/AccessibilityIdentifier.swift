import ViewRuntime

extension View {
  /// Names the view for tests: `app.find(.identifier("save"))`.
  public nonisolated func accessibilityIdentifier(_ identifier: String) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .identifier(identifier))
  }

  /// Names the view for tests if `isEnabled` holds.
  public nonisolated func accessibilityIdentifier(
    _ identifier: String, isEnabled: Bool
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .identifier(identifier), isEnabled: isEnabled)
  }
}
