import Foundation

/// Settings for all controls that refresh lists, with UIKit's names. Kept, but without effect on
/// what is shown.
@MainActor @preconcurrency
public final class UIRefreshControl: UIAppearanceView {
  /// The text below the indicator; nil until one is set.
  public var attributedTitle: NSAttributedString?
}
