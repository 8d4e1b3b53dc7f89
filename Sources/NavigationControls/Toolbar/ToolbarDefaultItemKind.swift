/// A part of a bar that the system provides.
public struct ToolbarDefaultItemKind: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case sidebarToggle, title, search }

  let kind: Kind

  /// The button that shows and hides the sidebar.
  public static let sidebarToggle = ToolbarDefaultItemKind(kind: .sidebarToggle)
  /// The screen's title.
  public static let title = ToolbarDefaultItemKind(kind: .title)
  /// The search field.
  public static let search = ToolbarDefaultItemKind(kind: .search)
}
