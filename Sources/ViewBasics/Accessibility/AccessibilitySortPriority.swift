import ViewRuntime

extension View {
  /// Lets accessibility clients read the view earlier or later than its place says: those with a
  /// higher priority come first among the views of one container; the usual one is 0.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .sortPriority(sortPriority))
  }
}
