import Combine
import ViewRuntime

extension Scene {
  /// Puts an object into the environment of the scene, keyed by its type (S4.6).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ViewScene(SceneView(self).environmentObject(object))
  }
}
