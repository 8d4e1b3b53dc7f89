import Foundation

/// Settings for all text views, with UIKit's names. Kept, but without effect on what is shown.
///
/// A `TextEditor` takes its background from `scrollContentBackground(_:)` and `background(_:)`.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  /// The padding between the text and the edges of the view, in points; zero by default.
  public var textContainerInset = UIEdgeInsets.zero
  /// The text colour; nil until one is set.
  public var textColor: UIColor?
}
