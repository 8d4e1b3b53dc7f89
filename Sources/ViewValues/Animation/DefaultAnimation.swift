import Foundation

/// The animation behind `Animation.default`: a spring without a bounce, unequal to every spring
/// that a program makes.
struct DefaultAnimation: TimedAnimation {
  private static let spring = SpringAnimation(spring: Spring(response: 0.55, dampingRatio: 1))

  var span: Double { Self.spring.span }
  var logicalSpan: Double { Self.spring.logicalSpan }

  func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V? {
    Self.spring.animate(value: value, time: time, context: &context)
  }

  func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? {
    Self.spring.velocity(value: value, time: time, context: context)
  }

  func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool {
    Self.spring.shouldMerge(previous: previous, value: value, time: time, context: &context)
  }
}

extension DefaultAnimation: CustomDebugStringConvertible {
  var debugDescription: String { "SwiftUI.DefaultAnimation()" }
}

extension DefaultAnimation: CustomStringConvertible {
  var description: String { "DefaultAnimation()" }
}
