import ViewBasics
import ViewEnvironment
import ViewRuntime
import ViewTexts

/// One of the two places in which tabs are offered.
public struct AdaptableTabBarPlacement: Hashable, Sendable {
  enum Kind { case automatic, tabBar, sidebar }

  let kind: Kind

  /// Either of them.
  public static let automatic = AdaptableTabBarPlacement(kind: .automatic)

  /// The row of tabs.
  public static let tabBar = AdaptableTabBarPlacement(kind: .tabBar)

  /// The sidebar.
  public static let sidebar = AdaptableTabBarPlacement(kind: .sidebar)
}
