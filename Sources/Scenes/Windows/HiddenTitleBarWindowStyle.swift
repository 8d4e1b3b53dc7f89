import ViewRuntime

/// A style without a title bar.
public struct HiddenTitleBarWindowStyle: WindowStyle {
  /// The name of the style; not used by any host.
  public static var _name: String { "hiddenTitleBar" }
  /// Makes the style without a title bar.
  public nonisolated init() {}
}

extension WindowStyle where Self == HiddenTitleBarWindowStyle {
  /// Without a title bar.
  public static var hiddenTitleBar: HiddenTitleBarWindowStyle { HiddenTitleBarWindowStyle() }
}
