import ViewRuntime

extension Scene {
  /// Sets whether dragging its background moves a window.
  public nonisolated func windowBackgroundDragBehavior(_ behavior: WindowInteractionBehavior)
    -> some Scene
  { self }
}
