import Foundation

/// Settings for all segmented controls, in UIKit's words. Kept, and without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UISegmentedControl: UIAppearanceView {
  /// The background of the chosen segment; nil until one is set.
  public var selectedSegmentTintColor: UIColor?

  /// Keeps how the titles look in a state, for ``titleTextAttributes``; nil takes it away.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    titleTextAttributes[state] = attributes
  }

  /// As they were set.
  public private(set) var titleTextAttributes: [UIControlState: [NSAttributedString.Key: Any]] =
    [:]
}
