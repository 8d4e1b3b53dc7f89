import Foundation

/// The appearance of a bar, with UIKit's names.
///
/// Navigation bars show its ``backgroundColor``; the other settings are kept without effect.
@MainActor @preconcurrency
open class UIBarAppearance {
  /// An empty appearance.
  public required init() {}

  /// Whether a background was asked for, if only the default one.
  private(set) var isConfigured = false

  /// The bar's background colour; nil means the default.
  public var backgroundColor: UIColor?
  /// The colour of the line below or above the bar; nil means the default.
  public var shadowColor: UIColor?
  /// The bar's background image; nil until one is set.
  public var backgroundImage: UIImage?
  /// The image for the line below or above the bar; nil until one is set.
  public var shadowImage: UIImage?
  /// How content below shines through; nil means the default.
  public var backgroundEffect: UIBlurEffect?

  /// Restores the default background: clears ``backgroundColor``.
  open func configureWithDefaultBackground() { configure(nil) }
  /// Requests an opaque background: sets ``backgroundColor`` to that of windows.
  open func configureWithOpaqueBackground() { configure(.systemBackground) }
  /// Requests no background: sets ``backgroundColor`` to a clear one.
  open func configureWithTransparentBackground() { configure(.clear) }

  private func configure(_ color: UIColor?) {
    backgroundColor = color
    isConfigured = true
  }
}
