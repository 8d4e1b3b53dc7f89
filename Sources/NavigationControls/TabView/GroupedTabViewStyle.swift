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
