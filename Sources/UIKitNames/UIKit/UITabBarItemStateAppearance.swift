import Foundation

/// The appearance of a tab in one state, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UITabBarItemStateAppearance {
  /// The colour of the picture; nil until one is set.
  public var iconColor: UIColor?
  /// The attributes of the title; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The background colour of the badge; nil until one is set.
  public var badgeBackgroundColor: UIColor?
  /// How the badge's text looks; empty until it is set.
  public var badgeTextAttributes: [NSAttributedString.Key: Any] = [:]
}
