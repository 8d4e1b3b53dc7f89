import ViewRuntime

/// How what stands in the menu bar is shown.
@MainActor @preconcurrency
public protocol MenuBarExtraStyle {
  /// Built-in styles only.
  static var _name: String { get }
}

/// As the desktop has it.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "automatic" }
  /// As the desktop has it.
  public nonisolated init() {}
}

/// As a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "menu" }
  /// As a menu.
  public nonisolated init() {}
}

/// As a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// What the style is called; no host asks for it.
  public static var _name: String { "window" }
  /// As a small window.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// As the desktop has it.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// As a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// As a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}

extension Scene {
  /// How what the scene has in the menu bar is shown.
  ///
  /// - Note: In part without effect: as a menu; only a label's words are shown.
  public nonisolated func menuBarExtraStyle<S: MenuBarExtraStyle>(_ style: S) -> some Scene {
    self
  }
}
