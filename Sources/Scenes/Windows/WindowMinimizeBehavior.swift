import ViewRuntime

extension View {
  /// Whether the user may put the window away.
  public nonisolated func windowMinimizeBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
}
