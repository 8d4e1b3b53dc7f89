import Foundation

/// Settings for all labels, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
public final class UILabel: UIAppearanceView {
  /// The text colour; nil until one is set.
  public var textColor: UIColor?
  /// The text font; nil until one is set.
  public var font: UIFont?
}
