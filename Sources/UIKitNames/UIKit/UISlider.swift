import Foundation

/// Settings for all sliders, with UIKit's names. Kept, but without effect on what is shown.
///
/// A `Slider` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UISlider: UIAppearanceView {
  /// The colour of the track up to the thumb; nil until one is set.
  public var minimumTrackTintColor: UIColor?
  /// The colour of the track beyond the thumb; nil until one is set.
  public var maximumTrackTintColor: UIColor?
  /// The colour of the thumb; nil until one is set.
  public var thumbTintColor: UIColor?
}
