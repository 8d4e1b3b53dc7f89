import LayoutCore
import ViewRuntime

extension Scene {
  /// At which place of the screen new windows of the scene stand.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
