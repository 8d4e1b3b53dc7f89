import Foundation

/// Where the pointer is, for `onContinuousHover`.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// Over the view, at a place in the coordinates that were asked for.
  case active(CGPoint)
  /// No longer.
  case ended
}
