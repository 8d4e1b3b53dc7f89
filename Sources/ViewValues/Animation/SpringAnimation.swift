import Foundation

/// Follows a spring.
struct SpringAnimation: TimedAnimation {
  let spring: Spring
  /// The velocity in distances per second.
  var initialVelocity = 0.0
  /// Whether it takes over from another spring with its velocity; otherwise both are added.
  var takesOver = true

  /// The velocity that was taken over.
  private struct Velocity<V: VectorArithmetic>: AnimationStateKey {
    static var defaultValue: V? { nil }
  }

  var span: Double { spring.restingTime(target: 1) }
  var logicalSpan: Double { min(spring.duration, span) }

  private func start<V>(_ value: V, _ context: AnimationContext<V>) -> V {
    context.state[Velocity<V>.self] ?? value.scaled(by: initialVelocity)
  }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    if time >= spring.duration - animationTolerance { context.isLogicallyComplete = true }
    guard time < end(value, context) - animationTolerance else { return nil }
    return spring.value(target: value, initialVelocity: start(value, context), time: time)
  }

  /// Returns when it is as close as a thousandth of the distance, including the drift caused by the
  /// velocity.
  private func end<V>(_ value: V, _ context: AnimationContext<V>) -> Double {
    guard let velocity = context.state[Velocity<V>.self] else {
      guard initialVelocity != 0 else { return span }
      return spring.restingTime(
        target: 1, initialVelocity: initialVelocity)
    }
    let way = value.magnitudeSquared.squareRoot()
    let drift = velocity.magnitudeSquared.squareRoot() * spring.response
    return spring.restingTime(
      target: value, initialVelocity: velocity, epsilon: 0.001 * max(way, drift, 1e-6))
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    spring.velocity(target: value, initialVelocity: start(value, context), time: time)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    guard takesOver else { return false }
    let velocity = previous.velocity(value: value, time: time, context: context)
    context.state[Velocity<V>.self] = velocity ?? .zero
    return true
  }
}

extension SpringAnimation: CustomStringConvertible {
  var description: String {
    takesOver
      ? "FluidSpringAnimation(response: \(spring.response), dampingFraction: "
        + "\(spring.dampingRatio), blendDuration: 0.0)"
      : "SpringAnimation(mass: \(spring.mass), stiffness: \(spring.stiffness), damping: "
        + "\(spring.damping), initialVelocity: \(initialVelocity))"
  }
}
