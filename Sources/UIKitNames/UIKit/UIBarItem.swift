import Foundation

/// How a button of a bar looks in one state, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  /// How the title looks; empty until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A picture on the button's ground; nil until one is set.
  public var backgroundImage: UIImage?
}

/// How the buttons of a bar look, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItemAppearance {
  /// When nothing else holds.
  public let normal = UIBarButtonItemStateAppearance()
  /// While the button is pressed.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// While the button cannot be used.
  public let disabled = UIBarButtonItemStateAppearance()
  /// While the keys go to the button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Nothing set.
  public init() {}
}

/// How a tab looks in one state, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  /// The colour of the picture; nil until one is set.
  public var iconColor: UIColor?
  /// How the title looks; empty until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The ground of the badge; nil until one is set.
  public var badgeBackgroundColor: UIColor?
  /// How the badge's text looks; empty until it is set.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}

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

/// Settings for all buttons and tabs of bars, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
open class UIBarItem: UIAppearanceView {
  /// Keeps how the titles look in a state, for ``titleTextAttributes(for:)``; nil takes it away.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    attributesOfStates[state] = attributes
  }

  /// As they were set; nil where nothing was.
  public func titleTextAttributes(for state: UIControlState) -> [NSAttributedString.Key: Any]? {
    attributesOfStates[state]
  }

  private var attributesOfStates: [UIControlState: [NSAttributedString.Key: Any]] = [:]
}

/// Settings for all buttons of bars, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItem: UIBarItem {}

/// Settings for all tabs, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItem: UIBarItem {
  /// The ground of the badge; nil until one is set.
  public var badgeColor: UIColor?
}
