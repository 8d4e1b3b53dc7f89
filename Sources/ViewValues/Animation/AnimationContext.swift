/// The context and state of a running custom animation.
public struct AnimationContext<Value: VectorArithmetic> {
  /// The state kept from one frame to the next.
  public var state: AnimationState<Value>

  /// Whether the user perceives the animation as finished, although it is still settling; set by
  /// the animation.
  public var isLogicallyComplete = false

  /// The environment of the animated view.
  public var environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues
  ) {
    self.state = state
    self.environment = environment
  }

  /// Returns the context with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
