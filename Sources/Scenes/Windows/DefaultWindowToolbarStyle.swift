import ViewRuntime

/// The default style of the desktop.
public struct DefaultWindowToolbarStyle: WindowToolbarStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

extension WindowToolbarStyle where Self == DefaultWindowToolbarStyle {
  /// The default style of the desktop.
  public static var automatic: DefaultWindowToolbarStyle { DefaultWindowToolbarStyle() }
}
