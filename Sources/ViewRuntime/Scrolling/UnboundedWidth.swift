import Foundation

/// The width of a lazy container whose width is not constrained, as in a scroll view of the other
/// direction: that of its widest item.
///
/// Only visible items can be measured. Items that were scrolled past still count, otherwise the
/// container would grow and shrink during scrolling, and a grid might never settle on a number of
/// lanes.
struct UnboundedWidth {
  /// The width of the visible items when it was last queried; nil if it never was.
  var shown: CGFloat?
  /// The width of items that were visible before.
  var passed: CGFloat = 0

  var isAsked: Bool { shown != nil }
  var answer: CGFloat { max(passed, shown ?? 0) }

  mutating func shownWillChange() { passed = max(passed, shown ?? 0) }
}
