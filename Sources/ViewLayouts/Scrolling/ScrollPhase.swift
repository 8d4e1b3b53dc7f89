import Foundation
import LayoutCore
import ViewRuntime

/// What a scroll view is doing.
@frozen public enum ScrollPhase: Hashable, Sendable {
  /// It rests.
  case idle
  /// A finger is down and has not moved yet.
  case tracking
  /// The user moves it.
  case interacting
  /// It comes to rest.
  case decelerating
  /// The program moves it.
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
