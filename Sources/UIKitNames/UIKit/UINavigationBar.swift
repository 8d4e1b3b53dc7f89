import Foundation

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
