import ViewRuntime

extension View {
  /// Sets whether the user may resize the window.
  public nonisolated func windowResizeBehavior(_ behavior: WindowInteractionBehavior) -> some View {
    self
  }
}
