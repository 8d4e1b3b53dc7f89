import ViewRuntime

extension Scene {
  /// Sets whether the scene's window is shown at launch.
  ///
  /// ```swift
  /// Window("Welcome", id: "welcome") { WelcomeView() }
  ///   .defaultLaunchBehavior(.presented)
  /// ```
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }
}
