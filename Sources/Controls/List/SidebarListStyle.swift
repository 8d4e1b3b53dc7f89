/// For the list at the side from which the user navigates.
public struct SidebarListStyle {
  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  public static var _name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// For the list at the side from which the user navigates.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
