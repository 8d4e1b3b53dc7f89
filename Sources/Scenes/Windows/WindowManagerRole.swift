import ViewRuntime

/// The role of a window for the window manager.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// The default of the scene.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// A main window of the app.
  public static let principal = WindowManagerRole(name: "principal")
  /// A window that belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

extension Scene {
  /// Sets the window manager role of the scene's windows.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}
