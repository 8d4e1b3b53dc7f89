import ViewRuntime

extension Scene {
  /// Transforms an environment value for all views of the scene (S7.2).
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ViewScene(SceneView(self).transformEnvironment(keyPath, transform: transform))
  }
}
