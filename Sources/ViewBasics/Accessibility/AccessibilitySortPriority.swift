import ViewRuntime

extension View {
  /// Sets the view's priority in the reading order of accessibility clients: within a container,
  /// views with a higher priority are read first; the default is 0.
  public nonisolated func accessibilitySortPriority(
    _ sortPriority: Double
  ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
    accessibility(change: .sortPriority(sortPriority))
  }
}
