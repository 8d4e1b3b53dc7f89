import ViewRuntime

/// The default style of the desktop.
public struct DefaultWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "automatic" }
  /// Makes the default style.
  public nonisolated init() {}
}

extension WindowStyle where Self == DefaultWindowStyle {
  /// The default style of the desktop.
  public static var automatic: DefaultWindowStyle { DefaultWindowStyle() }
}
