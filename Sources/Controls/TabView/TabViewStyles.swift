/// The usual style: a row of tabs.
public struct DefaultTabViewStyle {
  public nonisolated init() {}
}

extension DefaultTabViewStyle: TabViewStyle {
  public static var _name: String { "automatic" }
}

extension TabViewStyle where Self == DefaultTabViewStyle {
  public static var automatic: DefaultTabViewStyle { DefaultTabViewStyle() }
}

/// A row of tabs, never a sidebar.
public struct TabBarOnlyTabViewStyle {
  public nonisolated init() {}
}

extension TabBarOnlyTabViewStyle: TabViewStyle {
  public static var _name: String { "tabBarOnly" }
}

extension TabViewStyle where Self == TabBarOnlyTabViewStyle {
  public static var tabBarOnly: TabBarOnlyTabViewStyle { TabBarOnlyTabViewStyle() }
}

/// A sidebar where there is room for one, else a row of tabs.
public struct SidebarAdaptableTabViewStyle {
  public nonisolated init() {}
}

extension SidebarAdaptableTabViewStyle: TabViewStyle {
  public static var _name: String { "sidebarAdaptable" }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}

/// Tabs grouped at the top of the page.
public struct GroupedTabViewStyle {
  public nonisolated init() {}
}

extension GroupedTabViewStyle: TabViewStyle {
  public static var _name: String { "grouped" }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
