import ViewRuntime

extension View {
  /// Adds accessibility traits to the view.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .addTraits(traits))
  }
}
