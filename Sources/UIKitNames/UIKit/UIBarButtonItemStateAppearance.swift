import Foundation

/// How a button of a bar looks in one state, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIBarButtonItemStateAppearance {
  /// How the title looks; empty until it is set.
  public var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
  /// A picture on the button's background; nil until one is set.
  public var backgroundImage: UIImage?
}
