import ViewRuntime

/// A gesture that may be missing: `.gesture(isEnabled ? DragGesture() : nil)`.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  public static func _makeGesture(gesture: Wrapped?) -> _GestureOutputs<Wrapped.Value> {
    guard let gesture else { return _GestureOutputs(recognizer: NoRecognizer(), needs: []) }
    return Wrapped._makeGesture(gesture: gesture)
  }

  public var body: Never {
    Diagnostics.fatal(.misuse, "body of an optional gesture was called. It is a primitive gesture.")
  }
}

/// Recognises nothing, and so leaves everything to other gestures.
private final class NoRecognizer<Value>: Recognizer<Value> {
  override func receive(_ input: GestureInput) { phase = .failed }
}
