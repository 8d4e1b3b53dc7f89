import ViewRuntime

/// What a window is for the desktop.
public struct WindowManagerRole: Hashable, Sendable {
  private let name: String

  /// As its scene has it.
  public static let automatic = WindowManagerRole(name: "automatic")
  /// One of the app's windows.
  public static let principal = WindowManagerRole(name: "principal")
  /// Belongs to another one.
  public static let associated = WindowManagerRole(name: "associated")
}

extension Scene {
  /// What the scene's windows are for the desktop.
  public nonisolated func windowManagerRole(_ role: WindowManagerRole) -> some Scene { self }
}
