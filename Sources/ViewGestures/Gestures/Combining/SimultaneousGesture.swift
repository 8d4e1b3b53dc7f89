import ViewRuntime

/// Two gestures at once, each independent of the other.
public struct SimultaneousGesture<First: Gesture, Second: Gesture> {
  /// The values of the two gestures; nil for one that has not begun or has failed.
  public struct Value {
    /// The value of the first gesture.
    public var first: First.Value?
    /// The value of the second gesture.
    public var second: Second.Value?
  }

  /// One of the two gestures.
  public var first: First
  /// The other gesture.
  public var second: Second

  /// Recognises both gestures at the same time; same as `simultaneously(with:)`.
  ///
  /// It ends when both are over, and fails when both have failed.
  public nonisolated init(_ first: First, _ second: Second) {
    self.first = first
    self.second = second
  }
}

extension SimultaneousGesture.Value: Sendable
where First.Value: Sendable, Second.Value: Sendable {}
extension SimultaneousGesture.Value: Equatable
where First.Value: Equatable, Second.Value: Equatable {}
extension SimultaneousGesture.Value: Hashable
where First.Value: Hashable, Second.Value: Hashable {}

extension SimultaneousGesture: PrimitiveGesture {
  package func makeRecognizer() -> Recognizer<Value> {
    SimultaneousRecognizer<First, Second>(first.recognizer, second.recognizer)
  }

  package var needs: GestureNeeds { first.allNeeds.union(second.allNeeds) }
}

extension Gesture {
  /// Returns this gesture combined with another one, both recognised at the same time.
  public nonisolated func simultaneously<Other: Gesture>(with other: Other) -> SimultaneousGesture<
    Self, Other
  > {
    SimultaneousGesture(self, other)
  }
}

private final class SimultaneousRecognizer<First: Gesture, Second: Gesture>:
  Recognizer<SimultaneousGesture<First, Second>.Value>
{
  private let first: Recognizer<First.Value>
  private let second: Recognizer<Second.Value>

  init(_ first: Recognizer<First.Value>, _ second: Recognizer<Second.Value>) {
    self.first = first
    self.second = second
  }

  override func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    if !first.phase.isOver { first.receive(input) }
    if !second.phase.isOver { second.receive(input) }
    let value = SimultaneousGesture<First, Second>.Value(
      first: first.phase.value, second: second.phase.value)
    let isOver = first.phase.isOver && second.phase.isOver
    if value.first == nil, value.second == nil {
      phase = isOver ? .failed : .possible
    } else {
      phase = isOver ? .ended(value) : .active(value)
    }
  }

  override func adopt(_ newest: Recognizer<SimultaneousGesture<First, Second>.Value>) {
    guard let newest = newest as? SimultaneousRecognizer<First, Second> else { return }
    first.adopt(newest.first)
    second.adopt(newest.second)
  }

  override func reset() {
    first.reset()
    second.reset()
    super.reset()
  }

  override var isDecided: Bool { first.isDecided || second.isDecided }

  override var deadline: Double? {
    [first.deadline, second.deadline].compactMap { $0 }.min()
  }
}
