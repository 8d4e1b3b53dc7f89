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
