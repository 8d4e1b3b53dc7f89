import ViewRuntime

/// A gesture with a transformed value.
public struct _MapGesture<Content: Gesture, Value> {
  let content: Content
  let transform: (Content.Value) -> Value
}

extension _MapGesture: PrimitiveGesture {
  /// Returns the recogniser that transforms the gesture's value; called by the library.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: { gesture.makeRecognizer() }, needs: gesture.needs)
  }

  package func makeRecognizer() -> Recognizer<Value> {
    MappedRecognizer(content.recognizer, transform)
  }

  package var needs: GestureNeeds { content.allNeeds }
}

extension Gesture {
  /// Returns the gesture with its value transformed.
  ///
  /// Disfavoured: on an optional gesture, callers mean the optional's own `map`.
  @_disfavoredOverload
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> _MapGesture<Self, T> {
    _MapGesture(content: self, transform: body)
  }
}

/// Transforms the value of another recogniser.
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
