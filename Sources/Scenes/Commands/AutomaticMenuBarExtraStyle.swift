import ViewRuntime

/// The default style of the desktop.
public struct AutomaticMenuBarExtraStyle: MenuBarExtraStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

extension MenuBarExtraStyle where Self == AutomaticMenuBarExtraStyle {
  /// The default style of the desktop.
  public static var automatic: AutomaticMenuBarExtraStyle { AutomaticMenuBarExtraStyle() }
}
