import Foundation
import ViewBasics
import ViewDrawing

/// Settings for all navigation bars, with UIKit's names.
///
/// A program sets the colours of all of its bars before it shows the first one:
///
/// ```swift
/// init() {
///   UINavigationBar.appearance().largeTitleTextAttributes = [.foregroundColor: UIColor.orange]
/// }
/// ```
///
/// Shown are the colours of the background, the titles and the Back button. If there is a
/// ``scrollEdgeAppearance`` or a ``standardAppearance``, it decides about background and titles; a
/// bar does not change when content scrolls, so the first of the two wins. One on which nothing was
/// set decides nothing. The other settings are kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UINavigationBar: UIAppearanceView {
  /// The background colour of the bar; nil until one is set.
  public var barTintColor: UIColor?
  /// Whether content below shines through; true by default.
  public var isTranslucent = true
  /// The image for the line below the bar; nil until one is set.
  public var shadowImage: UIImage?
  /// Whether screens have large titles; false by default.
  ///
  /// Views use `navigationBarTitleDisplayMode(_:)`, which has an effect.
  public var prefersLargeTitles = false
  /// The attributes of the title; nil by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any]?
  /// The attributes of a large title; nil by default.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any]?
  /// The bar's appearance; initially empty.
  public var standardAppearance: UINavigationBarAppearance {
    get {
      let appearance = ownStandard ?? UINavigationBarAppearance()
      ownStandard = appearance
      return appearance
    }
    set { ownStandard = newValue }
  }
  private var ownStandard: UINavigationBarAppearance?
  /// The bar's appearance at compact height; nil means the default.
  public var compactAppearance: UINavigationBarAppearance?
  /// The bar's appearance while content is at its edge; nil means the default.
  public var scrollEdgeAppearance: UINavigationBarAppearance?
  /// The bar's appearance at compact height while content is at its edge; nil means the default.
  public var compactScrollEdgeAppearance: UINavigationBarAppearance?
  /// Whether the bar is dark; `default` by default.
  public var barStyle = UIBarStyle.default
  /// The image of the back button; nil until one is set.
  public var backIndicatorImage: UIImage?
  /// The mask for the title during transitions; nil until one is set.
  public var backIndicatorTransitionMaskImage: UIImage?

  /// Stores an image for the bar's background, for ``backgroundImages``; nil removes it.
  public func setBackgroundImage(_ image: UIImage?, for metrics: UIBarMetrics) {
    backgroundImages[metrics] = image
  }

  /// The values that were set.
  public private(set) var backgroundImages: [UIBarMetrics: UIImage] = [:]
}

extension UINavigationBar: AppliedAppearance {
  func apply() { BarAppearances.navigationBar = self }
}

extension UINavigationBar: NavigationBarAppearance {
  private var shown: UINavigationBarAppearance? {
    scrollEdgeAppearance ?? ownStandard.flatMap { $0.decidesNothing ? nil : $0 }
  }

  package var barColor: Color? {
    let color = shown.map(\.backgroundColor) ?? barTintColor ?? backgroundColor
    return color.map(Color.init(uiColor:))
  }

  package func titleColor(isLarge: Bool) -> Color? {
    let attributes =
      isLarge
      ? shown?.largeTitleTextAttributes ?? largeTitleTextAttributes
      : shown?.titleTextAttributes ?? titleTextAttributes
    return (attributes?[.foregroundColor] as? UIColor).map(Color.init(uiColor:))
  }

  package var buttonColor: Color? { tintColor.map(Color.init(uiColor:)) }
}
