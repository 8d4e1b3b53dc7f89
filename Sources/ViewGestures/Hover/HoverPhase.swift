import Foundation

/// The pointer's phase, for `onContinuousHover`.
@frozen public enum HoverPhase: Hashable, Sendable {
  /// The pointer is over the view, at a location in the requested coordinate space.
  case active(CGPoint)
  /// The pointer has left the view.
  case ended
}
