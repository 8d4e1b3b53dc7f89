import ViewRuntime

extension View {
  /// Whether the user may size the window.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
}
