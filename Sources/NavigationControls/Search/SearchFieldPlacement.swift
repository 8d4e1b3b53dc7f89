/// The placement of a search field.
///
/// Here it is always the line below the screen's bar; the program's preference is ignored.
///
/// - Note: Without effect: the field is always in the line below the screen's bar.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Hashable, Sendable { case automatic, toolbar, sidebar, drawer(isAlways: Bool) }

  let kind: Kind

  /// The platform's default placement.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar, if supported.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the toolbar, if supported.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// Above the sidebar, if supported.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the navigation bar; the field can scroll away.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isAlways: false))

  /// Below the navigation bar; the display mode decides whether the field can scroll away.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(isAlways: displayMode == .always))
  }

  /// Whether a search field can scroll away.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let isAlways: Bool

    /// The field can scroll away.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// The field always stays.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
