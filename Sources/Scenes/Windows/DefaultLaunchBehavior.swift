import ViewRuntime

extension Scene {
  /// Whether the scene's window is there when the app starts.
  ///
  /// ```swift
  /// Window("Welcome", id: "welcome") { WelcomeView() }
  ///   .defaultLaunchBehavior(.presented)
  /// ```
  public nonisolated func defaultLaunchBehavior(_ behavior: SceneLaunchBehavior) -> some Scene {
    environment(\.sceneLaunchBehavior, behavior)
  }
}
