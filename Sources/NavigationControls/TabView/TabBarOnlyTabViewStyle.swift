/// A row of tabs, never a sidebar.
public struct TabBarOnlyTabViewStyle {
  /// A row of tabs, never a sidebar.
  public nonisolated init() {}
}

extension TabBarOnlyTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `tabBarOnly`.
  public static var _name: String { "tabBarOnly" }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A row of tabs above the page, never a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}
