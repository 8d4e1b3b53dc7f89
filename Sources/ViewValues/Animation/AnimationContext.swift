/// What a custom animation can look at and keep while it runs.
public struct AnimationContext<Value: VectorArithmetic> {
  /// Kept from one frame to the next.
  public var state: AnimationState<Value>

  /// Set by the animation when the user would take it as done, though it still settles.
  public var isLogicallyComplete = false

  /// The environment of what is animated.
  public var environment: EnvironmentValues

  package init(
    state: AnimationState<Value> = AnimationState(), environment: EnvironmentValues
  ) {
    self.state = state
    self.environment = environment
  }

  /// The same with another state.
  public func withState<T: VectorArithmetic>(_ state: AnimationState<T>) -> AnimationContext<T> {
    var context = AnimationContext<T>(state: state, environment: environment)
    context.isLogicallyComplete = isLogicallyComplete
    return context
  }
}

@available(*, unavailable)
extension AnimationContext: Sendable {}
