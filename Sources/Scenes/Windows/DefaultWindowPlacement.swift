import ViewRuntime

extension Scene {
  /// Sets the placement of the scene's new windows.
  ///
  /// - Note: Without effect: never called.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
