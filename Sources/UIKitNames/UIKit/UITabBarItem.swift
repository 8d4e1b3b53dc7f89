import Foundation

/// Settings for all tabs, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItem: UIBarItem {
  /// The background colour of the badge; nil until one is set.
  public var badgeColor: UIColor?
}
