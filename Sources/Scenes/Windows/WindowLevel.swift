import ViewRuntime

/// Above or below which other windows a window stands.
public struct WindowLevel: Hashable, Sendable {
  private let name: String

  /// As the desktop has it.
  public static let automatic = WindowLevel(name: "automatic")
  /// Among the others.
  public static let normal = WindowLevel(name: "normal")
  /// Above the others.
  public static let floating = WindowLevel(name: "floating")
  /// Below the others.
  public static let desktop = WindowLevel(name: "desktop")
}

extension Scene {
  /// Above or below which other windows the scene's stand.
  public nonisolated func windowLevel(_ level: WindowLevel) -> some Scene { self }
}
