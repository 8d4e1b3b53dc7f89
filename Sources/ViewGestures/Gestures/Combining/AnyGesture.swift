import ViewRuntime

/// A type-erased gesture.
public struct AnyGesture<Value> {
  private let make: @MainActor () -> Recognizer<Value>
  private let anyNeeds: @MainActor () -> GestureNeeds

  /// Erases the type of a gesture but not of its value.
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
  /// Returns the recogniser of the wrapped gesture; called by the library.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Value> {
    _GestureOutputs(makeRecognizer: gesture.make, needs: gesture.anyNeeds())
  }

  package func makeRecognizer() -> Recognizer<Value> { make() }
  package var needs: GestureNeeds { anyNeeds() }
}
