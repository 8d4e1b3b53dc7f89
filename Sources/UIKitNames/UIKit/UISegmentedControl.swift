import Foundation

/// Settings for all segmented controls, with UIKit's names. Kept, but without effect on what is
/// shown.
@MainActor @preconcurrency
public final class UISegmentedControl: UIAppearanceView {
  /// The background colour of the selected segment; nil until one is set.
  public var selectedSegmentTintColor: UIColor?

  /// Stores the title attributes for a state, for ``titleTextAttributes``; nil removes them.
  public func setTitleTextAttributes(
    _ attributes: [NSAttributedString.Key: Any]?, for state: UIControlState
  ) {
    titleTextAttributes[state] = attributes
  }

  /// The values that were set.
  public private(set) var titleTextAttributes: [UIControlState: [NSAttributedString.Key: Any]] =
    [:]
}
