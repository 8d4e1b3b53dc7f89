/// A style for the navigation list in a sidebar.
public struct SidebarListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  /// The style's name for hosts: `sidebar`.
  public static var _name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// A style for the navigation list in a sidebar.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
