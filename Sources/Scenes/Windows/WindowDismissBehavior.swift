import ViewRuntime

extension View {
  /// Sets whether the user may close the window.
  public nonisolated func windowDismissBehavior(_ behavior: WindowInteractionBehavior) -> some View
  { self }
}
