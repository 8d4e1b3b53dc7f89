import Foundation
import HostInterface
import ViewRuntime

/// The progress of a gesture.
package enum GesturePhase<Value> {
  /// The gesture may still be recognised.
  case possible
  /// The gesture is active.
  case active(Value)
  case ended(Value)
  /// The events do not match the gesture.
  case failed

  var isOver: Bool {
    switch self {
    case .ended, .failed: true
    case .possible, .active: false
    }
  }

  var isRecognized: Bool {
    switch self {
    case .active, .ended: true
    case .possible, .failed: false
    }
  }

  var value: Value? {
    switch self {
    case .active(let value), .ended(let value): value
    case .possible, .failed: nil
    }
  }

  func map<Other>(_ transform: (Value) -> Other) -> GesturePhase<Other> {
    switch self {
    case .possible: .possible
    case .active(let value): .active(transform(value))
    case .ended(let value): .ended(transform(value))
    case .failed: .failed
    }
  }
}

/// An event, as recognisers receive it.
package struct GestureInput {
  package enum Kind: Equatable {
    case began, moved, ended, cancelled
    /// A complete tap or long press through the keyboard or assistive technology.
    case tapped, longPressed
    /// Two fingers moved.
    case pinched(HostEvent.Pinch)
    /// The deadline of a recogniser has passed.
    case woke
  }

  package var kind: Kind
  /// The location in the window, in points.
  package var location: CGPoint
  /// The time in seconds on the host's clock.
  package var time: Double
  /// The node, to convert locations. It owns the recogniser of its gesture, which stores inputs, so
  /// they must not retain the node.
  package unowned let node: RenderNode
  /// The modifier keys held meanwhile.
  package var modifiers: EventModifiers = []
}

/// A gesture's state machine: it receives inputs and yields a phase. It has no clock; it states its
/// deadline.
@MainActor
package class Recognizer<Value> {
  package init() {}

  package final var phase = GesturePhase<Value>.possible

  package func receive(_ input: GestureInput) {}

  /// Handles a change of the view, perhaps during the gesture: takes over the parameters and
  /// closures of a recogniser built from the latest gesture, and keeps the progress. Takes nothing
  /// from a gesture of another kind.
  package func adopt(_ newest: Recognizer<Value>) {}

  /// Resets to the initial state; an active gesture is cancelled.
  package func reset() { phase = .possible }

  /// Whether the events can only be this gesture, which keeps the pointer from here on. A long
  /// press is active from the start, yet may still be a tap or a drag until it has lasted long
  /// enough.
  package var isDecided: Bool { phase.isRecognized }

  /// The time at which it must be updated even without an event, in seconds on the host's clock.
  package var deadline: Double? { nil }
}
