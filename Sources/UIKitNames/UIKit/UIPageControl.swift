import Foundation

/// Settings for all rows of page dots, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearanceView {
  /// The colour of the present page's dot; nil until one is set.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages' dots; nil until one is set.
  public var pageIndicatorTintColor: UIColor?
  /// The image of every page's dot; nil means a dot.
  public var preferredIndicatorImage: UIImage?
  /// The image of the present page's dot; nil means ``preferredIndicatorImage``.
  public var preferredCurrentPageIndicatorImage: UIImage?
  /// When the dots have a background; automatic by default.
  public var backgroundStyle = BackgroundStyle.automatic

  /// Automatic, always, or never.
  public enum BackgroundStyle: Int, Sendable { case automatic, prominent, minimal }
}
