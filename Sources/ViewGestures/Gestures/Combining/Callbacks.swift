import ViewRuntime

/// A gesture whose value is made into another one.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  /// What recognises the gesture and makes its value into another; the system calls this.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: { gesture.makeRecognizer() }, needs: gesture.needs)
  }

  package func makeRecognizer() -> Recognizer<Value> {
    MappedRecognizer(content.recognizer, transform)
  }

  package var needs: GestureNeeds { content.allNeeds }
}

/// A gesture with a closure that follows its value.
public struct _ChangedGesture<Content: Gesture> {
  let content: Content
  let changed: (Content.Value, Content.Value?) -> Void
}

extension _ChangedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  package func makeRecognizer() -> Recognizer<Value> {
    FollowingRecognizer(content.recognizer) { [changed] phase, former in
      if case .active(let value) = phase { changed(value, former.value) }
    }
  }

  package var needs: GestureNeeds { content.allNeeds }
}

/// A gesture with a closure for its end.
public struct _EndedGesture<Content: Gesture> {
  let content: Content
  let ended: (Content.Value) -> Void
}

extension _EndedGesture: PrimitiveGesture {
  public typealias Value = Content.Value

  package func makeRecognizer() -> Recognizer<Value> {
    FollowingRecognizer(content.recognizer) { [ended] phase, former in
      if case .ended(let value) = phase, !former.isOver { ended(value) }
    }
  }

  package var needs: GestureNeeds { content.allNeeds }
}

extension Gesture {
  /// Calls `action` once, when the gesture has ended as one.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, ended: action)
  }

  /// The gesture with its value made into another one.
  ///
  /// Out of favour: of an optional gesture the optional's own `map` is meant.
  @_disfavoredOverload
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

extension Gesture where Value: Equatable {
  /// Calls `action` each time the value changes while the gesture is under way.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self) { value, former in
      if value != former { action(value) }
    }
  }
}

/// Makes another gesture's value into one of its own.
package final class MappedRecognizer<Base, Value>: Recognizer<Value> {
  private let base: Recognizer<Base>
  private var transform: (Base) -> Value

  package init(_ base: Recognizer<Base>, _ transform: @escaping (Base) -> Value) {
    self.base = base
    self.transform = transform
  }

  override package func receive(_ input: GestureInput) {
    base.receive(input)
    phase = base.phase.map(transform)
  }

  override package func adopt(_ newest: Recognizer<Value>) {
    guard let newest = newest as? MappedRecognizer else { return }
    transform = newest.transform
    base.adopt(newest.base)
  }

  override package func reset() {
    base.reset()
    super.reset()
  }

  override package var isDecided: Bool { base.isDecided }
  override package var deadline: Double? { base.deadline }
}

/// Tells of each change of a gesture's phase.
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
