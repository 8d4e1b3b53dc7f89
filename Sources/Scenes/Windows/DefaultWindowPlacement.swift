import ViewRuntime

extension Scene {
  /// Where new windows of the scene stand.
  ///
  /// - Note: Without effect: never asked.
  public nonisolated func defaultWindowPlacement(
    _ makePlacement:
      @escaping (_ content: WindowLayoutRoot, _ context: WindowPlacementContext) -> WindowPlacement
  ) -> some Scene { self }
}
