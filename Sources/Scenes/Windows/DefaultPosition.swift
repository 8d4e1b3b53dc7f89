import LayoutCore
import ViewRuntime

extension Scene {
  /// Sets the screen position of the scene's new windows.
  public nonisolated func defaultPosition(_ position: UnitPoint) -> some Scene { self }
}
