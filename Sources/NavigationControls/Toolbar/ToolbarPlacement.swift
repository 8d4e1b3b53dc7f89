/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, bottomBar, navigationBar, tabBar, other }

  let kind: Kind

  /// The bars of the screen, but for the row of tabs.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar below the screen.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar above the screen, with the title and the Back button.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The row of tabs.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)

  /// On a Mac; here the upper bar.
  public static let windowToolbar = ToolbarPlacement(kind: .navigationBar)

  /// Of a window in space; here the lower bar.
  public static let bottomOrnament = ToolbarPlacement(kind: .bottomBar)

  /// A further bar below the upper one; here the lower bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(kind: .bottomBar)
  }
}
