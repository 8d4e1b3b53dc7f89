import ViewRuntime

extension Scene {
  /// Sets the placement of the scene's windows when the user zooms them.
  ///
  /// - Note: Without effect: never called.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
