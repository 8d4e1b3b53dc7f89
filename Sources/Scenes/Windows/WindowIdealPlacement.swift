import ViewRuntime

extension Scene {
  /// Where windows of the scene stand when the user enlarges them.
  ///
  /// - Note: Without effect: never asked.
  public nonisolated func windowIdealPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
