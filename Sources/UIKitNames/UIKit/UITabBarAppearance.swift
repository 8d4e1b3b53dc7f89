import Foundation

/// How a tab bar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// How tabs look with their words below their pictures.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with their words beside their pictures.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// How tabs look with their words beside their pictures, in little room.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the tab that is chosen; nil until one is set.
  public var selectionIndicatorTintColor: UIColor?
  /// A picture behind the tab that is chosen; nil until one is set.
  public var selectionIndicatorImage: UIImage?
  /// Where tabs stand that have their words below their pictures; as the bar decides unless set.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// How wide those tabs are, in points; 0: as the bar decides.
  public var stackedItemWidth: CGFloat = 0
  /// The distance between those tabs, in points; 0: as the bar decides.
  public var stackedItemSpacing: CGFloat = 0
}
