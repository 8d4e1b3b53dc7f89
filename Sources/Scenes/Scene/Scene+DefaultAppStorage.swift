import Foundation
import PersistentState
import ViewRuntime

extension Scene {
  /// Sets the defaults that `@AppStorage` in the scene uses unless it names its own.
  public nonisolated func defaultAppStorage(_ store: UserDefaults) -> some Scene {
    ViewScene(SceneView(self).defaultAppStorage(store))
  }
}
