import Foundation

/// The appearance of tabs, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItemAppearance {
  /// The appearance in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance while the tab is selected.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance while the tab is disabled.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance while the tab has the focus.
  public let focused = UITabBarItemStateAppearance()

  /// An empty appearance.
  public init() {}
}
