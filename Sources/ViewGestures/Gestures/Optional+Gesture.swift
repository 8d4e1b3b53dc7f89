import ViewRuntime

/// An optional gesture; nil recognises nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  /// Returns the recogniser of the gesture, if there is one; called by the library.
  public static func _makeGesture(gesture: Self) -> _GestureOutputs<Wrapped.Value> {
    guard let gesture else {
      return _GestureOutputs(makeRecognizer: { NothingRecognizer() }, needs: .varying)
    }
    let outputs = Wrapped._makeGesture(gesture: gesture)
    return _GestureOutputs(
      makeRecognizer: outputs.makeRecognizer, needs: outputs.needs.union(.varying))
  }

  public var body: Never {
    Diagnostics.fatal(.misuse, "body of \(Self.self) was called. It is a primitive gesture.")
  }
}

/// The recogniser of a missing gesture: gestures combined with it proceed at once.
private final class NothingRecognizer<Value>: Recognizer<Value> {
  override init() {
    super.init()
    phase = .failed
  }

  override func reset() { phase = .failed }
}
