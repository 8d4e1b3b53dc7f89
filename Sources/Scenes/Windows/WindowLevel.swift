import ViewRuntime

/// The stacking level of a window.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// The default of the desktop.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the other windows.
  public static let normal = WindowLevel(name: "normal")
  /// Above the other windows.
  public static let floating = WindowLevel(name: "floating")
  /// Below the other windows.
  public static let desktop = WindowLevel(name: "desktop")
}

extension Scene {
  /// Sets the stacking level of the scene's windows.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
}
