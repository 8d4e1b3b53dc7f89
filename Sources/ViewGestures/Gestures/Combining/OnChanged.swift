import ViewRuntime

/// A gesture with a closure that observes its value.
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

extension Gesture where Value: Equatable {
  /// Calls `action` each time the value changes during the gesture.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> _ChangedGesture<Self> {
    _ChangedGesture(content: self) { value, former in
      if value != former { action(value) }
    }
  }
}
