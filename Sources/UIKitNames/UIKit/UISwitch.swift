import Foundation

/// Settings for all switches, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `Toggle` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UISwitch: UIAppearanceView {
  /// The background of a switch that is on; nil until one is set.
  public var onTintColor: UIColor?
  /// The colour of the knob; nil until one is set.
  public var thumbTintColor: UIColor?
}
