import Foundation
import LayoutCore
import ViewRuntime

/// The phase of a scroll view's movement.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// The scroll view is at rest.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// The user is scrolling.
  case interacting
  /// The movement slows down after the user's interaction.
  case decelerating
  /// The program is scrolling.
  case animating

  /// Whether the content moves, or is held by a finger that has moved it.
  public var isScrolling: Bool { self != .idle && self != .tracking }
}

extension ScrollPhase {
  init(_ movement: ScrollMovement) {
    switch movement {
    case .idle: self = .idle
    case .interacting: self = .interacting
    case .animating: self = .animating
    }
  }
}
