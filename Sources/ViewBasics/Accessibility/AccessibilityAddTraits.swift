import ViewRuntime

extension View {
  /// Adds to what the view is to an accessibility client.
  public nonisolated func accessibilityAddTraits(_ traits: AccessibilityTraits) -> ModifiedContent<
    Self, AccessibilityAttachmentModifier
  > {
    accessibility(change: .addTraits(traits))
  }
}
