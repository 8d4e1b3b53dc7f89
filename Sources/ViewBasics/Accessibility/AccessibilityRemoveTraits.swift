import ViewRuntime

extension View {
  /// Removes accessibility traits from the view.
  public nonisolated func accessibilityRemoveTraits(_ traits: AccessibilityTraits)
    -> ModifiedContent<Self, AccessibilityAttachmentModifier>
  {
    accessibility(change: .removeTraits(traits))
  }
}
