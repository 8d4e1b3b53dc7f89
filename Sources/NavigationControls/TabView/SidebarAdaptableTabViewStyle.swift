/// A sidebar if there is room for one, otherwise a row of tabs.
public struct SidebarAdaptableTabViewStyle {
  /// A sidebar if there is room for one, otherwise a row of tabs.
  public nonisolated init() {}
}

extension SidebarAdaptableTabViewStyle: TabViewStyle {
  /// The style's name for the tab view, `sidebarAdaptable`.
  public static var _name: String { "sidebarAdaptable" }
}

extension TabViewStyle where Self == SidebarAdaptableTabViewStyle {
  /// A sidebar beside the page in a view at least 480 points wide, otherwise a row above the page.
  public static var sidebarAdaptable: SidebarAdaptableTabViewStyle {
    SidebarAdaptableTabViewStyle()
  }
}
