import ViewRuntime

/// One gesture after another: a long press, then a drag.
public struct SequenceGesture<First: Gesture, Second: Gesture> {
  /// The progress of the sequence.
  public enum Value {
    /// The first gesture has not ended.
    case first(First.Value)
    /// The first gesture has ended; with the second one's value once it has begun.
    case second(First.Value, Second.Value?)
  }

  /// The gesture that must end first.
  public var first: First
  /// The gesture that begins when the first has ended.
  public var second: Second

  /// Waits for `first`, then for `second`; same as `sequenced(before:)`.
  ///
  /// If either fails, the sequence fails.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SequenceGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension SequenceGesture.Value: Equatable where First.Value: Equatable, Second.Value: Equatable {}

extension SequenceGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    SequenceRecognizer<First, Second>(first.recognizer, second.recognizer)
  }

  package var needs: GestureNeeds { first.allNeeds.union(second.allNeeds) }
}

extension Gesture {
  /// Returns this gesture followed by another one.
  public nonisolated func sequenced<Other: Gesture>(before other: Other) -> SequenceGesture<
    Self, Other
  > {
    SequenceGesture(self, other)
  }
}

private final class SequenceRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SequenceGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>
  private var isDown = false

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    if input.kind == .began { isDown = true }
    if input.kind == .ended || input.kind == .cancelled { isDown = false }
    if !first.phase.isOver {
      first.receive(input)
      if case .ended = first.phase, isDown {
        // The pointer is still down: the second gesture begins here.
        var beginning = input
        beginning.kind = .began
        second.receive(beginning)
      }
    } else {
      second.receive(input)
    }
    phase = combined
  }

  private var combined: GesturePhase<SequenceGesture<First, Second>.Value> {
    switch first.phase {
    case .possible: return .possible
    case .failed: return .failed
    case .active(let value): return .active(.first(value))
    case .ended(let value):
      switch second.phase {
      case .possible: return .active(.second(value, nil))
      case .active(let other): return .active(.second(value, other))
      case .ended(let other): return .ended(.second(value, other))
      case .failed: return .failed
      }
    }
  }

  override func adopt(_ newest: Recognizer<SequenceGesture<First, Second>.Value>) {
    guard let newest = newest as? SequenceRecognizer<First, Second> else { return }
    first.adopt(newest.first)
    second.adopt(newest.second)
  }

  override func reset() {
    first.reset()
    second.reset()
    isDown = false
    super.reset()
  }

  override var isDecided: Bool { phase.isRecognized && first.isDecided }
  override var deadline: Double? { first.phase.isOver ? second.deadline : first.deadline }
}
