/// For the list at the side from which a person navigates.
public struct SidebarListStyle {
  public nonisolated init() {}
}

extension SidebarListStyle: ListStyle {
  public static var _name: String { "sidebar" }
}

extension ListStyle where Self == SidebarListStyle {
  /// For the list at the side from which a person navigates.
  public static var sidebar: SidebarListStyle { SidebarListStyle() }
}
