import ViewRuntime

/// A style that shows a menu.
public struct PullDownMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "menu" }
  /// Makes the menu style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == PullDownMenuBarExtraStyle {
  /// Shows a menu.
  public static var menu: PullDownMenuBarExtraStyle { PullDownMenuBarExtraStyle() }
}
