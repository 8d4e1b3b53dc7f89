import ViewRuntime

/// The appearance of a window.
@MainActor @preconcurrency
public protocol WindowStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

extension Scene {
  /// Sets the style of the scene's windows.
  ///
  /// - Note: Without effect: windows have the host's own style.
  public nonisolated func windowStyle<S: WindowStyle>(_ style: S) -> some Scene { self }
}
