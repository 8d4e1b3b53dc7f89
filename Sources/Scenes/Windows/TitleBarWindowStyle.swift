import ViewRuntime

/// A style with a title bar.
public struct TitleBarWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "titleBar" }
  /// Makes the style with a title bar.
  public nonisolated init() {}
}

extension WindowStyle where Self == TitleBarWindowStyle {
  /// With a title bar.
  public static var titleBar: TitleBarWindowStyle { TitleBarWindowStyle() }
}
