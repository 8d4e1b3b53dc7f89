import ViewRuntime

extension View {
  /// Takes away from what the view is to an accessibility client.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(change: .removeTraits(traits))
  }
}
