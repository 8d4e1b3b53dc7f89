import ViewRuntime

extension Scene {
  /// Sets whether the scene's windows are restored at the next launch.
  ///
  /// - Note: Without effect: windows are not restored at launch.
  public nonisolated func restorationBehavior(_ behavior: SceneRestorationBehavior) -> some Scene {
    self
  }
}
