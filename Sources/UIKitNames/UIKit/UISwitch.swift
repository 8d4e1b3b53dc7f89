import Foundation

/// Settings for all switches, with UIKit's names. Kept, but without effect on what is shown.
///
/// A `Toggle` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UISwitch: UIAppearanceView {
  /// The background colour of a switch that is on; nil until one is set.
  public var onTintColor: UIColor?
  /// The colour of the thumb; nil until one is set.
  public var thumbTintColor: UIColor?
}
