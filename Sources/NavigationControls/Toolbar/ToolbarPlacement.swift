/// One of the bars around a screen.
public struct ToolbarPlacement: Hashable, Sendable {
  enum Kind: Hashable, Sendable { case automatic, bottomBar, navigationBar, tabBar, other }

  let kind: Kind

  /// The bars of the screen, except the tab bar.
  public static let automatic = ToolbarPlacement(kind: .automatic)
  /// The bar below the screen.
  public static let bottomBar = ToolbarPlacement(kind: .bottomBar)
  /// The bar above the screen, with the title and the Back button.
  public static let navigationBar = ToolbarPlacement(kind: .navigationBar)
  /// The tab bar.
  public static let tabBar = ToolbarPlacement(kind: .tabBar)

  /// The window toolbar of a Mac; here the upper bar.
  public static let windowToolbar = ToolbarPlacement(kind: .navigationBar)

  /// The bottom ornament of a spatial window; here the lower bar.
  public static let bottomOrnament = ToolbarPlacement(kind: .bottomBar)

  /// An additional bar below the upper one; here the lower bar.
  public static func accessoryBar<ID: Hashable>(id: ID) -> ToolbarPlacement {
    ToolbarPlacement(kind: .bottomBar)
  }
}
