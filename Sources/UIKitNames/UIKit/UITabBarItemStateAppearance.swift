import Foundation

/// How a tab looks in one state, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  /// The colour of the picture; nil until one is set.
  public var iconColor: UIColor?
  /// How the title looks; empty until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The background of the badge; nil until one is set.
  public var badgeBackgroundColor: UIColor?
  /// How the badge's text looks; empty until it is set.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
