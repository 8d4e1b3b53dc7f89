/// The default style: a row of tabs.
public struct DefaultTabViewStyle {
  /// A row of tabs.
  public nonisolated init() {}
}

extension DefaultTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `automatic`.
  public static var _name: String { "automatic" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A row of tabs above the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}
