import Foundation

/// A value over time, described by keyframes.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
/// timeline.value(time: 0.5)   // 2.5
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motion: KeyframeMotion<Value>

  /// Makes a timeline that starts with a value and follows the keyframes.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    motion = content().motion(from: initialValue)
  }

  /// The total duration in seconds.
  public var duration: TimeInterval { motion.duration }

  /// Returns the value after some seconds; after the last keyframe it stays at the final value.
  public func value(time: Double) -> Value {
    var value = initialValue
    motion.change(&value, time)
    return value
  }

  /// Returns the value at a fraction of the duration: 0 is the start, 1 the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
