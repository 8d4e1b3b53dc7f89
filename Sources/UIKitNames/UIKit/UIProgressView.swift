import Foundation

/// Settings for all bars of progress, with UIKit's names. Kept, but without effect on what is
/// shown.
///
/// A `ProgressView` takes its colour from `tint(_:)`.
@MainActor @preconcurrency
public final class UIProgressView: UIAppearanceView {
  /// The colour of what is done; nil until one is set.
  public var progressTintColor: UIColor?
  /// The colour of what is left; nil until one is set.
  public var trackTintColor: UIColor?
}
