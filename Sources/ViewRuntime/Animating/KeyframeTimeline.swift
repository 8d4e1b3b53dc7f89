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

  public init(
    initialValue: Value, @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
  ) {
    self.initialValue = initialValue
    motion = content().motion(from: initialValue)
  }

  /// Seconds.
  public var duration: TimeInterval { motion.duration }

  public func value(time: Double) -> Value {
    var value = initialValue
    motion.change(&value, time)
    return value
  }

  public func value(progress: Double) -> Value { value(time: progress * duration) }
}
