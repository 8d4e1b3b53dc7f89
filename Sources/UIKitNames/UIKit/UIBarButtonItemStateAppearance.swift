import Foundation

/// The appearance of a button of a bar in one state, with UIKit's names. Kept, but without effect
/// on what is shown.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  /// The attributes of the title; empty by default.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// The image on the button's background; nil until one is set.
  public var backgroundImage: UIImage?
}
