/// For the list at the side from which the user navigates.
public struct SidebarListStyle {
  /// For the list at the side from which the user navigates.
  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  /// The name by which hosts know the style, `sidebar`.
  public static var _name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// For the list at the side from which the user navigates.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
