import ViewRuntime

/// A gesture with a closure for its end.
public struct _EndedGesture<Content: Gesture> {
  @usableFromInline let content: Content
  @usableFromInline let ended: (Content.Value) -> Void

  @inlinable
  nonisolated init(content: Content, ended: @escaping (Content.Value) -> Void) {
    self.content = content
    self.ended = ended
  }
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
  /// Calls `action` once, when the gesture ends successfully.
  @inlinable
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> _EndedGesture<Self> {
    _EndedGesture(content: self, ended: action)
  }
}
