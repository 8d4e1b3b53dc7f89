import ViewRuntime

extension Scene {
  /// Whether the scene's windows come back when the app starts again.
  ///
  /// - Note: Without effect: windows do not come back by themselves.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
}
