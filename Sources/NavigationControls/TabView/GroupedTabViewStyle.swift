/// Tabs grouped at the top of the page.
public struct GroupedTabViewStyle {
  /// A row of tabs; looks like the automatic style here.
  public nonisolated init() {}
}

extension GroupedTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `grouped`.
  public static var _name: String { "grouped" }
}

extension TabViewStyle where Self == GroupedTabViewStyle {
  /// A row of tabs above the page; looks like the automatic style here.
  public static var grouped: GroupedTabViewStyle { GroupedTabViewStyle() }
}
