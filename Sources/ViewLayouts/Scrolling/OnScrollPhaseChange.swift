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

/// What is known when a scroll view's phase changes.
public struct ScrollPhaseChangeContext: Sendable {
  /// Where the scroll view stands at the change.
  public let geometry: ScrollGeometry
  /// Nil: a wheel and keys have none.
  public let velocity: CGVector?
}

extension View {
  /// Calls `action` when a scroll view begins to move and when it comes to rest.
  public nonisolated func onScrollPhaseChange(
    _ action: @escaping (_ oldPhase: ScrollPhase, _ newPhase: ScrollPhase) -> Void
  ) -> some View {
    onScrollPhaseChange { old, new, _ in action(old, new) }
  }

  /// Calls `action` when a scroll view begins to move and when it comes to rest.
  public nonisolated func onScrollPhaseChange(
    _ action:
      @escaping (
        _ oldPhase: ScrollPhase, _ newPhase: ScrollPhase, _ context: ScrollPhaseChangeContext
      ) -> Void
  ) -> some View {
    nonisolated(unsafe) let action = action
    return modifier(
      ObservedScroll { observer in
        observer.phaseChanged = { old, new, state in
          action(
            ScrollPhase(old), ScrollPhase(new),
            ScrollPhaseChangeContext(geometry: ScrollGeometry(state), velocity: nil))
        }
      })
  }
}
