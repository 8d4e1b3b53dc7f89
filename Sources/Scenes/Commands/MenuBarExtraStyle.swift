import ViewRuntime

/// The appearance of menu bar extras.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

extension Scene {
  /// Sets the style of the scene's menu bar extras.
  ///
  /// - Note: In part without effect: always a menu; only the label's text is shown.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
}
