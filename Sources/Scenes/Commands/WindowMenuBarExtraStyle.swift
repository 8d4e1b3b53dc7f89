import ViewRuntime

/// A style that shows a small window.
public struct WindowMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "window" }
  /// Makes the window style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == WindowMenuBarExtraStyle {
  /// Shows a small window.
  public static var window: WindowMenuBarExtraStyle { WindowMenuBarExtraStyle() }
}
