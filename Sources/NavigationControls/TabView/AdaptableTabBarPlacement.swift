import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// One of the two places where tabs are shown.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind { case automatic, tabBar, sidebar }

  let kind: Kind

  /// Either place.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)

  /// The tab bar.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)

  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}
