import Combine
import Foundation
import Observation
import PersistentState
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

  /// Puts an object into the environment of the scene, keyed by its type (S4.6).
  public nonisolated func environmentObject<T: ObservableObject>(_ object: T) -> some Scene {
    ViewScene(SceneView(self).environmentObject(object))
  }

  /// Transforms an environment value for all views of the scene (S7.2).
  public nonisolated func transformEnvironment<V>(
    _ keyPath: WritableKeyPath<EnvironmentValues, V>, transform: @escaping (inout V) -> Void
  ) -> some Scene {
    ViewScene(SceneView(self).transformEnvironment(keyPath, transform: transform))
  }

  /// Sets the defaults that `@AppStorage` in the scene uses unless it names its own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ViewScene(SceneView(self).defaultAppStorage(store))
  }
}
