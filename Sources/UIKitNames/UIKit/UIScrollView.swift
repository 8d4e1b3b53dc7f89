import Foundation

/// Settings for all scroll views, in UIKit's words. Kept, and without effect on what is shown.
@MainActor @preconcurrency
open class UIScrollView: UIAppearanceView {
  /// Whether content springs back at its ends; true unless set.
  public var bounces = true
  /// Whether content can be scrolled; true unless set.
  public var isScrollEnabled = true
  /// Whether scrolling stops at whole pages only; false unless set.
  public var isPagingEnabled = false
  /// Whether a bar shows how far down the content stands; true unless set.
  public var showsVerticalScrollIndicator = true
  /// Whether a bar shows how far to the side the content stands; true unless set.
  public var showsHorizontalScrollIndicator = true
  /// The room around the content, in points; none unless set.
  public var contentInset = UIEdgeInsets.zero
  /// How scrolling puts a keyboard on the screen away; not at all unless set.
  public var keyboardDismissMode = KeyboardDismissMode.none

  /// Not at all, as soon as content is dragged, or together with a finger that drags it down.
  public enum KeyboardDismissMode: Int, Sendable { case none, onDrag, interactive }
}
