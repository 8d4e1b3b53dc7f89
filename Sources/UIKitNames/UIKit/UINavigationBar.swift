import Foundation

/// How a bar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Nothing set.
  public required init() {}

  /// The background of the bar; nil until one is set: the usual one.
  public var backgroundColor: UIColor?
  /// The line below or above the bar; nil until one is set: the usual one.
  public var shadowColor: UIColor?
  /// A picture on the bar's background; nil until one is set.
  public var backgroundImage: UIImage?
  /// The line below or above the bar as a picture; nil until one is set.
  public var shadowImage: UIImage?
  /// What lies below shines through in this way; nil until it is set: as usual.
  public var backgroundEffect: UIBlurEffect?

  /// Goes back to the usual background: takes ``backgroundColor`` away.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Asks for a background that hides what lies below: sets ``backgroundColor`` to that of windows.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Asks for no background: sets ``backgroundColor`` to a clear one.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}

/// How a navigation bar looks, in UIKit's words. Kept, and without effect on what is shown.
///
/// Views use `toolbarBackground(_:for:)` and `toolbarColorScheme(_:for:)`.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// How the title looks; empty until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How a large title looks; empty until it is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// How the bar's buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button looks that leads back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The picture on the button that leads back; nil until one is set.
  public private(set) var backIndicatorImage: UIImage?
  /// What is left of the title while screens change; nil until one is set.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Keeps pictures for the button that leads back; nil takes them away.
  public func setBackIndicatorImage(
    _ image: UIImage?, transitionMaskImage: UIImage?
  ) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}

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

/// How a toolbar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbarAppearance: UIBarAppearance {}

/// Settings for all navigation bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearanceView {
  /// The background of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether what lies below shines through; true unless set.
  public var isTranslucent = true
  /// The line below the bar as a picture; nil until one is set.
  public var shadowImage: UIImage?
  /// Whether screens have large titles; false unless set.
  ///
  /// Views use `navigationBarTitleDisplayMode(_:)`, which has an effect.
  public var prefersLargeTitles = false
  /// How the title looks; nil until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// How a large title looks; nil until it is set.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// How the bar looks; nothing set at first.
  public var standardAppearance = UINavigationBarAppearance()
  /// How the bar looks where it is low; nil: as usual.
  public var compactAppearance: UINavigationBarAppearance?
  /// How the bar looks while content stands at its top; nil: as usual.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// How the bar looks where it is low, while content stands at its top; nil: as usual.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether it is a dark bar; the usual one unless set.
  public var barStyle = UIBarStyle.default
  /// The picture on the button that leads back; nil until one is set.
  public var backIndicatorImage: UIImage?
  /// What is left of the title while screens change; nil until one is set.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Keeps a picture for the bar's background, for ``backgroundImages``; nil takes it away.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }

  /// As they were set.
  public private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
}

/// Whether a bar is dark, in UIKit's words.
public enum UIBarStyle: Int, Sendable {
  case `default`, black

  /// UIKit's former name for a dark bar that lets something shine through.
  public static let blackTranslucent = UIBarStyle.black
}

/// How high a bar is: as usual or low, without or with a line of explanation above its title.
public enum UIBarMetrics: Int, Sendable { case `default`, compact, defaultPrompt, compactPrompt }

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

/// Settings for all toolbars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIToolbar: UIAppearanceView {
  /// The background of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether what lies below shines through; true unless set.
  public var isTranslucent = true
  /// How the bar looks; nothing set at first.
  public var standardAppearance = UIToolbarAppearance()
  /// How the bar looks where it is low; nil: as usual.
  public var compactAppearance: UIToolbarAppearance?
  /// How the bar looks while content stands at its end; nil: as usual.
  public var scrollEdgeAppearance: UIToolbarAppearance?
  /// How the bar looks where it is low, while content stands at its end; nil: as usual.
  public var compactScrollEdgeAppearance: UIToolbarAppearance?
  /// Whether it is a dark bar; the usual one unless set.
  public var barStyle = UIBarStyle.default
}
