/// The usual style: a row of tabs.
public struct DefaultTabViewStyle {
  /// A row of tabs.
  public nonisolated init() {}
}

extension DefaultTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `automatic`.
  public static var _name: String { "automatic" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  /// A row of tabs above the page.
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A row of tabs, never a sidebar.
public struct TabBarOnlyTabViewStyle {
  /// A row of tabs, never a sidebar.
  public nonisolated init() {}
}

extension TabBarOnlyTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `tabBarOnly`.
  public static var _name: String { "tabBarOnly" }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  /// A row of tabs above the page, never a sidebar.
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A sidebar where there is room for one, else a row of tabs.
public struct SidebarAdaptableTabViewStyle {
  /// A sidebar where there is room for one.
  public nonisolated init() {}
}

extension SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `sidebarAdaptable`.
  public static var _name: String { "sidebarAdaptable" }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar beside the page in a view at least 480 points wide, else a row above the page.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tabs grouped at the top of the page.
public struct GroupedTabViewStyle {
  /// A row of tabs; it looks as the automatic style does here.
  public nonisolated init() {}
}

extension GroupedTabViewStyle: TabViewStyle {
  /// The name by which the tab view knows the style, `grouped`.
  public static var _name: String { "grouped" }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs above the page; it looks as the automatic style does here.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
