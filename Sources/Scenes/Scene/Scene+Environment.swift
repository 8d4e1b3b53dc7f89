import Observation
import ViewRuntime

extension Scene {
  /// Sets an environment value for all views of the scene (S7.1).
  public nonisolated func environment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V
  ) -> some Scene {
    ViewScene(SceneView(self).environment(keyPath, value))
  }

  /// Puts an observable object into the environment of the scene, keyed by its type; nil removes
  /// it.
  public nonisolated func environment<T: AnyObject & Observable>(_ object: T?) -> some Scene {
    ViewScene(SceneView(self).environment(object))
  }
}
