import ViewRuntime

extension View {
  /// Sets whether the user may minimize the window.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
}
