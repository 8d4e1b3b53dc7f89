/// Where a search field stands.
///
/// Here it is always the line below the screen's bar: what a program prefers is kept for systems
/// with more than one place.
///
/// - Note: Without effect: the field always stands in the line below the screen's bar.
public struct SearchFieldPlacement: Sendable {
  enum Kind: Hashable, Sendable { case automatic, toolbar, sidebar, drawer(isAlways: Bool) }

  let kind: Kind

  public static let automatic = SearchFieldPlacement(kind: .automatic)
  public static let toolbar = SearchFieldPlacement(kind: .toolbar)
  public static let toolbarPrincipal = SearchFieldPlacement(kind: .toolbar)
  public static let sidebar = SearchFieldPlacement(kind: .sidebar)
  public static let navigationBarDrawer = SearchFieldPlacement(kind: .drawer(isAlways: false))

  public static func navigationBarDrawer(
    displayMode: NavigationBarDrawerDisplayMode
  ) -> SearchFieldPlacement {
    SearchFieldPlacement(kind: .drawer(isAlways: displayMode == .always))
  }

  /// Whether a search field may scroll away.
  public struct NavigationBarDrawerDisplayMode: Equatable, Sendable {
    private let isAlways: Bool

    public static let automatic = NavigationBarDrawerDisplayMode(isAlways: false)
    public static let always = NavigationBarDrawerDisplayMode(isAlways: true)
  }
}
