import Foundation

/// Settings for all rows of page dots, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UIPageControl: UIAppearanceView {
  /// The colour of the present page's dot; nil until one is set.
  public var currentPageIndicatorTintColor: UIColor?
  /// The colour of the other pages' dots; nil until one is set.
  public var pageIndicatorTintColor: UIColor?
}
