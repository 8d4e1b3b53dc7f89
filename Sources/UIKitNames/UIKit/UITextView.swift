import Foundation

/// Settings for all text views, in UIKit's words. Kept, and without effect on what is shown.
///
/// A `TextEditor` takes its background from `scrollContentBackground(_:)` and `background(_:)`.
@MainActor @preconcurrency
public final class UITextView: UIScrollView {
  /// The room between the text and the sides of the view, in points; zero unless set.
  public var textContainerInset = UIEdgeInsets.zero
  /// The colour of the letters; nil until one is set.
  public var textColor: UIColor?
}
