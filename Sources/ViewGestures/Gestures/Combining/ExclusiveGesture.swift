import ViewRuntime

/// The first of two gestures, or the second if the first fails.
public struct ExclusiveGesture<First: Gesture, Second: Gesture> {
  /// Which of the two gestures was recognised, with its value.
  public enum Value {
    /// The first gesture.
    case first(First.Value)
    /// The second gesture, after the first has failed.
    case second(Second.Value)
  }

  /// The gesture that is tried first.
  public var first: First
  /// The gesture that receives the events once the first has failed.
  public var second: Second

  /// Tries `first`, then `second` if that fails; same as `exclusively(before:)`.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension ExclusiveGesture.Value: Sendable where First.Value: Sendable, Second.Value: Sendable {}
extension ExclusiveGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}

extension ExclusiveGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    ExclusiveRecognizer<First, Second>(first.recognizer, second)
  }

  package var needs: GestureNeeds { first.allNeeds.union(second.allNeeds) }
}

extension Gesture {
  /// Returns this gesture, or another one if this one fails.
  public nonisolated func exclusively<Other: Gesture>(before other: Other) -> ExclusiveGesture<
    Self, Other
  > {
    ExclusiveGesture(self, other)
  }
}

/// The second gesture receives events only once the first has failed, so that its closures do not
/// run for what turns out to be the first.
private final class ExclusiveRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<ExclusiveGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private var makeSecond: Second
  private var second: Recognizer<Second.Value>?
  private var kept: [GestureInput] = []

  init(_ first: Recognizer<First.Value>, _ second: Second) {
    self.first = first
    makeSecond = second
  }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    if let second {
      second.receive(input)
    } else {
      first.receive(input)
      if input.kind != .woke { kept.append(input) }
      if case .failed = first.phase {
        let second = makeSecond.recognizer
        self.second = second
        for input in kept where !second.phase.isOver { second.receive(input) }
        kept = []
      }
    }
    phase = second?.phase.map { .second($0) } ?? first.phase.map { .first($0) }
  }

  override func adopt(_ newest: Recognizer<ExclusiveGesture<First, Second>.Value>) {
    guard let newest = newest as? ExclusiveRecognizer<First, Second> else { return }
    first.adopt(newest.first)
    makeSecond = newest.makeSecond
    second?.adopt(makeSecond.recognizer)
  }

  override func reset() {
    first.reset()
    second?.reset()
    second = nil
    kept = []
    super.reset()
  }

  override var isDecided: Bool { second?.isDecided ?? first.isDecided }
  override var deadline: Double? { second.map(\.deadline) ?? first.deadline }
}
