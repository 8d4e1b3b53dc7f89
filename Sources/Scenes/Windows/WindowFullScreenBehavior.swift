import ViewRuntime

extension View {
  /// Sets whether the user may make the window full screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
}
