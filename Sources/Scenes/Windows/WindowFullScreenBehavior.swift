import ViewRuntime

extension View {
  /// Whether the user may make the window fill the screen.
  public nonisolated func windowFullScreenBehavior(_ behavior: WindowInteractionBehavior)
    -> some View
  { self }
}
