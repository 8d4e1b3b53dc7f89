/// Where a search field stands.
///
/// Here it is always the line below the screen's bar: what a program prefers is kept for systems
/// with more than one place.
///
/// - Note: Without effect: the field is always in the line below the screen's bar.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Hashable, Sendable { case automatic, toolbar, sidebar, drawer(isAlways: Bool) }

  let kind: Kind

  /// Wherever the system puts it.
  public static let automatic = SearchFieldPlacement(kind: .automatic)
  /// In the toolbar, where there is such a place.
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  /// In the middle of the toolbar, where there is such a place.
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  /// Above the sidebar, where there is such a place.
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  /// Below the navigation bar, where it may scroll away.
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isAlways: false))

  /// Below the navigation bar, where it may scroll away or always stays.
  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(isAlways: displayMode == .always))
  }

  /// Whether a search field may scroll away.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let isAlways: Bool

    /// It may scroll away.
    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    /// It always stays.
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
