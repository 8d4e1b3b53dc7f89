import Foundation

/// Settings for all labels, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
public final class UILabel: UIAppearanceView {
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
  /// The font of the letters; nil until one is set.
  public var font: UIFont?
}
