import Foundation

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
