import Foundation

/// A custom animation from an old value to a new one.
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
  /// Returns the position on the way from zero to `value` after `time` seconds; nil once it has
  /// ended.
  nonisolated func animate<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> V?

  /// Returns the velocity at that time, per second; nil if unknown.
  nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V?

  /// Returns whether this animation takes over from a running one instead of being added to it.
  nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool
}

extension CustomAnimation {
  /// Returns nil: the velocity is unknown.
  public nonisolated func velocity<V: VectorArithmetic>(
    value: V, time: TimeInterval, context: AnimationContext<V>
  ) -> V? { nil }

  /// Returns false: it is added to the running animation.
  public nonisolated func shouldMerge<V: VectorArithmetic>(
    previous: Animation, value: V, time: TimeInterval, context: inout AnimationContext<V>
  ) -> Bool { false }
}

/// An animation with a duration known in advance.
package protocol TimedAnimation: CustomAnimation {
  /// The seconds until it ends; infinity if it never does.
  var span: Double { get }
  /// The seconds until the user perceives it as finished.
  var logicalSpan: Double { get }
}

extension TimedAnimation {
  package var logicalSpan: Double { span }
}

/// Ends count as reached within a nanosecond, so that sums of times may be inexact.
package let animationTolerance = 1e-9
