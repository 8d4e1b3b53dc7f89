import Foundation

/// The appearance of a navigation bar, with UIKit's names.
///
/// The colours of the background and of the titles are shown, the other settings are kept without
/// effect. Views use `toolbarBackground(_:for:)` and `toolbarColorScheme(_:for:)`.
@MainActor @preconcurrency
public final class UINavigationBarAppearance: UIBarAppearance {
  /// The attributes of the title; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The attributes of a large title; empty by default.
  public var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// Whether nothing that is shown was set on it.
  var decidesNothing: Bool {
    backgroundColor == nil && titleTextAttributes.isEmpty && largeTitleTextAttributes.isEmpty
      && !isConfigured
  }
  /// How the bar's buttons look.
  public var buttonAppearance = UIBarButtonItemAppearance()
  /// How the button that ends something looks.
  public var doneButtonAppearance = UIBarButtonItemAppearance()
  /// How the button looks that leads back.
  public var backButtonAppearance = UIBarButtonItemAppearance()
  /// The image of the back button; nil until one is set.
  public private(set) var backIndicatorImage: UIImage?
  /// The mask for the title during transitions; nil until one is set.
  public private(set) var backIndicatorTransitionMaskImage: UIImage?

  /// Keeps pictures for the button that leads back; nil takes them away.
  public func setBackIndicatorImage(
    _ image: UIImage?, transitionMaskImage: UIImage?
  ) {
    backIndicatorImage = image
    backIndicatorTransitionMaskImage = transitionMaskImage
  }
}
