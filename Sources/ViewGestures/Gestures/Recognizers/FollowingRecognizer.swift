import ViewRuntime

/// Reports each change of a gesture's phase.
package final class FollowingRecognizer<Value>: Recognizer<Value> {
  private let base: Recognizer<Value>
  private var follow: (GesturePhase<Value>, _ former: GesturePhase<Value>) -> Void

  package init(
    _ base: Recognizer<Value>,
    _ follow: @escaping (GesturePhase<Value>, _ former: GesturePhase<Value>) -> Void
  ) {
    self.base = base
    self.follow = follow
  }

  override package func receive(_ input: GestureInput) {
    guard !phase.isOver else { return }
    let former = phase
    base.receive(input)
    phase = base.phase
    follow(phase, former)
  }

  override package func adopt(_ newest: Recognizer<Value>) {
    guard let newest = newest as? FollowingRecognizer else { return }
    follow = newest.follow
    base.adopt(newest.base)
  }

  override package func reset() {
    let former = phase
    base.reset()
    super.reset()
    if former.isRecognized { follow(phase, former) }
  }

  override package var isDecided: Bool { base.isDecided }
  override package var deadline: Double? { base.deadline }
}
