import ViewRuntime

/// A gesture whose type is not known at compile time.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> Recognizer<Value>
  private let anyNeeds: @MainActor () -> GestureNeeds

  /// Forgets the type of a gesture; its value keeps its type.
  ///
  /// ```swift
  /// let drag: AnyGesture<Void> = AnyGesture(DragGesture().map { _ in () })
  /// ```
  public nonisolated init<T: Gesture>(_ gesture: T) where T.Value == Value {
    nonisolated(unsafe) let gesture = gesture
    make = { gesture.recognizer }
    anyNeeds = { gesture.allNeeds.union(.varying) }
  }
}

extension AnyGesture: PrimitiveGesture {
  /// What recognises the gesture inside; the system calls this.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: gesture.make, needs: gesture.anyNeeds())
  }

  package func makeRecognizer() -> Recognizer<Value> { make() }
  package var needs: GestureNeeds { anyNeeds() }
}
