import Foundation

/// How tabs look, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// When nothing else holds.
  public let normal = UITabBarItemStateAppearance()
  /// While the tab is chosen.
  public let selected = UITabBarItemStateAppearance()
  /// While the tab cannot be chosen.
  public let disabled = UITabBarItemStateAppearance()
  /// While the keys go to the tab.
  public let focused = UITabBarItemStateAppearance()

  /// Nothing set.
  public init() {}
}
