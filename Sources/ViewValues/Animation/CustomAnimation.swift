import Foundation

/// A way of your own to go from an old value to a new one.
///
/// ```swift
/// struct Steps: CustomAnimation {
///   func animate<V: VectorArithmetic>(
///     value: V, time: TimeInterval, context: inout AnimationContext<V>
///   ) -> V? {
///     time < 1 ? value.scaled(by: (time * 4).rounded(.down) / 4) : nil
///   }
/// }
///
/// withAnimation(Animation(Steps())) { isOpen.toggle() }
/// ```
@preconcurrency
public protocol CustomAnimation: Hashable, Sendable {
  /// How far along the way from zero to `value` it is after `time` seconds; nil: it has ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// How fast it moves then, per second; nil: not known.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Whether this animation takes over from one that is still running, instead of being added to
  /// it.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Nil: how fast it moves is not known.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// False: it is added to the one that is still running.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation that knows beforehand how long it takes.
package protocol TimedAnimation: CustomAnimation {
  /// Seconds until it has ended; infinity: never.
  var span: Double { get }
  /// Seconds until the user takes it as done.
  var logicalSpan: Double { get }
}

extension TimedAnimation {
  package var logicalSpan: Double { span }
}

/// Ends count as reached within a nanosecond, so that sums of times need not be exact.
package let animationTolerance = 1e-9
