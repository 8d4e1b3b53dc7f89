import Foundation

/// How a bar looks, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// Nothing set.
  public required init() {}

  /// The background of the bar; nil until one is set: the usual one.
  public var backgroundColor: UIColor?
  /// The line below or above the bar; nil until one is set: the usual one.
  public var shadowColor: UIColor?
  /// A picture on the bar's background; nil until one is set.
  public var backgroundImage: UIImage?
  /// The line below or above the bar as a picture; nil until one is set.
  public var shadowImage: UIImage?
  /// What lies below shines through in this way; nil until it is set: as usual.
  public var backgroundEffect: UIBlurEffect?

  /// Goes back to the usual background: takes ``backgroundColor`` away.
  open func configureWithDefaultBackground() { backgroundColor = nil }
  /// Asks for a background that hides what lies below: sets ``backgroundColor`` to that of windows.
  open func configureWithOpaqueBackground() { backgroundColor = .systemBackground }
  /// Asks for no background: sets ``backgroundColor`` to a clear one.
  open func configureWithTransparentBackground() { backgroundColor = .clear }
}
