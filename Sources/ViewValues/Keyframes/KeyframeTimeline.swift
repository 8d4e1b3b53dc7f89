import Foundation

/// A value over time, as keyframes describe it.
///
/// ```swift
/// let timeline = KeyframeTimeline(initialValue: 0.0) { LinearKeyframe(10, duration: 2) }
/// timeline.value(time: 0.5)   // 2.5
/// ```
public struct KeyframeTimeline<Value> {
  private let initialValue: Value
  private let motion: KeyframeMotion<Value>

  /// Begins with a value and follows the keyframes from there.
  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    motion = content().motion(from: initialValue)
  }

  /// Seconds.
  public var duration: TimeInterval { motion.duration }

  /// The value after some seconds; after the last keyframe it stays where that one leads.
  public func value(time: Double) -> Value {
    var value = initialValue
    motion.change(&value, time)
    return value
  }

  /// The value after a part of the duration: 0 is the beginning, 1 the end.
  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
