import Foundation

/// How wide a lazy container is where nobody says how wide it may be, as in a scroll view of the
/// other direction: as its widest item.
///
/// Only what shows can be measured. What was scrolled past still counts, else the container would
/// grow and shrink while one scrolls, and a grid might never find its number of lanes.
struct UnboundedWidth {
  /// Of what shows, when it was asked for last; nil: it never was.
  var shown: CGFloat?
  /// Of what showed before.
  var passed: CGFloat = 0

  var isAsked: Bool { shown != nil }
  var answer: CGFloat { max(passed, shown ?? 0) }

  mutating func shownWillChange() { passed = max(passed, shown ?? 0) }
}
