import ViewRuntime

/// The appearance of a window's toolbar.
@MainActor @preconcurrency
public protocol WindowToolbarStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

extension Scene {
  /// Sets the toolbar style of the scene's windows.
  ///
  /// - Note: Without effect: bars have the host's own style.
  public nonisolated func windowToolbarStyle<S: WindowToolbarStyle>(_ style: S) -> some Scene {
    self
  }
}
