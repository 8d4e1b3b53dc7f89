import ViewRuntime

extension Scene {
  /// Whether a window is moved by its background.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }
}
