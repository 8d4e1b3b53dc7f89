import Foundation
import ViewBasics

/// Settings for all tab bars, with UIKit's names.
///
/// A program that draws its own tabs hides the bar of its tab view:
///
/// ```swift
/// init() { UITabBar.appearance().isHidden = true }
/// ```
///
/// The other settings are kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UITabBar: UIAppearanceView {
  /// The background colour of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether content below shines through; true by default.
  public var isTranslucent = true
  /// The colour of the unselected tabs; nil until one is set.
  public var unselectedItemTintColor: UIColor?
  /// The bar's background image; nil until one is set.
  public var backgroundImage: UIImage?
  /// The image for the line above the bar; nil until one is set.
  public var shadowImage: UIImage?
  /// The bar's appearance; initially empty.
  public var standardAppearance = UITabBarAppearance()
  /// The bar's appearance while content is at its edge; nil means the default.
  public var scrollEdgeAppearance: UITabBarAppearance?
  /// Whether the bar is dark; `default` by default.
  public var barStyle = UIBarStyle.default
  /// The image behind the selected tab; nil until one is set.
  public var selectionIndicatorImage: UIImage?
  /// The position of the tabs; automatic by default.
  public var itemPositioning = ItemPositioning.automatic
  /// The width of a tab, in points; 0 means automatic.
  public var itemWidth: CGFloat = 0
  /// The distance between tabs, in points; 0 means automatic.
  public var itemSpacing: CGFloat = 0

  /// Automatic, filling the bar's width, or centred.
  public enum ItemPositioning: Int, Sendable { case automatic, fill, centered }
}

extension UITabBar: AppliedAppearance {
  func apply() { BarAppearances.tabBar = self }
}

extension UITabBar: BarAppearance {
  package var hidesBars: Bool { isHidden }
}
