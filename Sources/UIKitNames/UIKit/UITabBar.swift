import Foundation

/// Settings for all tab bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBar: UIAppearanceView {
  /// The background of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether what lies below shines through; true unless set.
  public var isTranslucent = true
  /// The colour of the tabs that are not chosen; nil until one is set.
  public var unselectedItemTintColor: UIColor?
  /// A picture on the bar's background; nil until one is set.
  public var backgroundImage: UIImage?
  /// The line above the bar as a picture; nil until one is set.
  public var shadowImage: UIImage?
  /// How the bar looks; nothing set at first.
  public var standardAppearance = UITabBarAppearance()
  /// How the bar looks while content stands at its end; nil: as usual.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether it is a dark bar; the usual one unless set.
  public var barStyle = UIBarStyle.default
  /// A picture behind the tab that is chosen; nil until one is set.
  public var selectionIndicatorImage: UIImage?
  /// Where tabs stand; as the bar decides unless set.
  public var itemPositioning = ItemPositioning.automatic
  /// How wide tabs are, in points; 0: as the bar decides.
  public var itemWidth: CGFloat = 0
  /// The distance between tabs, in points; 0: as the bar decides.
  public var itemSpacing: CGFloat = 0

  /// As the bar decides, over its whole width, or in its middle.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}
