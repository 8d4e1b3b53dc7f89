import Foundation

/// Settings for all tabs, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItem: UIBarItem {
  /// The background of the badge; nil until one is set.
  public var badgeColor: UIColor?
}
