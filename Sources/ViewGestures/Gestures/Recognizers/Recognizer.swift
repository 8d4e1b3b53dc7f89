import Foundation
import HostInterface
import ViewRuntime

/// How far a gesture has come.
package enum GesturePhase<Value> {
  /// It may still become one.
  case possible
  /// It is under way.
  case active(Value)
  case ended(Value)
  /// What happens is something else.
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

/// One thing that happened, as recognisers see it.
package struct GestureInput {
  package enum Kind: Equatable {
    case began, moved, ended, cancelled
    /// A tap or a long press as a whole, by the keyboard or an aid.
    case tapped, longPressed
    /// Two fingers moved.
    case pinched(HostEvent.Pinch)
    /// The time that a recogniser waited for has come.
    case woke
  }

  package var kind: Kind
  /// In the window, in points.
  package var location: CGPoint
  /// Seconds on the host's clock.
  package var time: Double
  /// For positions in other coordinates. The node has what recognises its gesture, and that keeps
  /// inputs: they must not keep the node.
  package unowned let node: RenderNode
  /// The keys that are held meanwhile.
  package var modifiers: EventModifiers = []
}

/// A gesture's state machine: inputs go in, the phase comes out. It knows no clock; it says until
/// when it waits.
@MainActor
package class Recognizer<Value> {
  package init() {}

  package final var phase = GesturePhase<Value>.possible

  package func receive(_ input: GestureInput) {}

  /// The view has changed, perhaps in the middle of the gesture: what it says now, and its newest
  /// closures, are those of a recogniser made of the newest gesture; how far it has come stays. Of
  /// a gesture of another kind nothing is taken.
  package func adopt(_ newest: Recognizer<Value>) {}

  /// Starts from the beginning; what was under way is cancelled.
  package func reset() { phase = .possible }

  /// Whether what happens is this gesture and no other: it keeps the pointer from here on. A long
  /// press is under way from the beginning, and yet a tap, or a drag, as long as it has not lasted.
  package var isDecided: Bool { phase.isRecognized }

  /// When it must look again even if nothing happens, in seconds on the host's clock.
  package var deadline: Double? { nil }
}
