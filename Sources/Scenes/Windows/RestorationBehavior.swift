import ViewRuntime

extension Scene {
  /// Sets whether the scene's windows are restored at the next launch.
  ///
  /// - Note: Without effect: windows do not come back by themselves.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
}
