import ViewRuntime

/// The appearance of menu bar extras.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
  /// The name of the style; implemented only by built-in styles.
  static var _name: String { get }
}

/// The default style of the desktop.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

/// A style that shows a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "menu" }
  /// Makes the menu style.
  public nonisolated init() {}
}

/// A style that shows a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "window" }
  /// Makes the window style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style of the desktop.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// Shows a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// Shows a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// Sets the style of the scene's menu bar extras.
  ///
  /// - Note: In part without effect: always a menu; only the label's text is shown.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
}
