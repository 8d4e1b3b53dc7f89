import Foundation

/// The appearance of a tab bar, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarAppearance: UIBarAppearance {
  /// The appearance of tabs with titles below their images.
  public var stackedLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with titles beside their images.
  public var inlineLayoutAppearance = UITabBarItemAppearance()
  /// The appearance of tabs with titles beside their images, at compact width.
  public var compactInlineLayoutAppearance = UITabBarItemAppearance()
  /// The colour behind the selected tab; nil until one is set.
  public var selectionIndicatorTintColor: UIColor?
  /// The image behind the selected tab; nil until one is set.
  public var selectionIndicatorImage: UIImage?
  /// The position of tabs with titles below their images; automatic by default.
  public var stackedItemPositioning = UITabBar.ItemPositioning.automatic
  /// The width of those tabs, in points; 0 means automatic.
  public var stackedItemWidth: CGFloat = 0
  /// The distance between those tabs, in points; 0 means automatic.
  public var stackedItemSpacing: CGFloat = 0
}
