import Foundation

/// Settings for all scroll views, with UIKit's names. Kept, but without effect on what is shown.
@MainActor @preconcurrency
open class UIScrollView: UIAppearanceView {
  /// Whether content bounces at its ends; true by default.
  public var bounces = true
  /// Whether content can be scrolled; true by default.
  public var isScrollEnabled = true
  /// Whether scrolling stops only at page boundaries; false by default.
  public var isPagingEnabled = false
  /// Whether a vertical scroll bar is shown; true by default.
  public var showsVerticalScrollIndicator = true
  /// Whether a horizontal scroll bar is shown; true by default.
  public var showsHorizontalScrollIndicator = true
  /// The inset around the content, in points; zero by default.
  public var contentInset = UIEdgeInsets.zero
  /// How scrolling dismisses an on-screen keyboard; not at all by default.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// Not at all, as soon as content is dragged, or together with the drag.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}
