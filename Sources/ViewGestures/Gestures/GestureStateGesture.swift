import ViewRuntime

/// A gesture that updates a state.
public struct GestureStateGesture<Base: Gesture, State> {
  /// The underlying gesture.
  public var base: Base
  /// The state, which resets to its initial value when the gesture ends.
  public var state: GestureState<State>
  /// Writes the gesture's value into the state, and can set the animation in the transaction.
  public var _body: (Base.Value, inout State, inout Transaction) -> Void

  /// Updates a state from a gesture; `updating(_:body:)` is the shorter form.
  public nonisolated init(
    base: Base, state: GestureState<State>,
    body: @escaping (Base.Value, inout State, inout Transaction) -> Void
  ) {
    self.base = base
    self.state = state
    _body = body
  }
}

extension GestureStateGesture: PrimitiveGesture {
  public typealias Value = Base.Value

  package func makeRecognizer() -> Recognizer<Value> {
    FollowingRecognizer(base.recognizer) { [state, _body] phase, former in
      guard let location = state.location else { return }
      switch phase {
      case .active(let value):
        var next = location.read()
        var transaction = Transaction()
        _body(value, &next, &transaction)
        location.write(next, transaction)
      case .ended, .failed, .possible:
        guard former.isRecognized else { return }
        var transaction = Transaction()
        state.reset(location.read(), &transaction)
        location.write(state.initial, transaction)
      }
    }
  }

  package var needs: GestureNeeds { base.allNeeds }
}

extension Gesture {
  /// Updates a ``GestureState`` during the gesture (S9.3).
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> GestureStateGesture<Self, State> {
    GestureStateGesture(base: self, state: state, body: body)
  }
}
