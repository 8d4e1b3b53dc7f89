import ViewRuntime

/// A gesture under a condition: nil recognizes nothing.
extension Optional: Gesture where Wrapped: Gesture {
  public typealias Value = Wrapped.Value
  public typealias Body = Never

  /// What recognises the gesture, if there is one; the system calls this.
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

/// Of a gesture that is not there: those beside it and after it have their way at once.
private final class NothingRecognizer<Value>: Recognizer<Value> {
  override init() {
    super.init()
    phase = .failed
  }

  override func reset() { phase = .failed }
}
