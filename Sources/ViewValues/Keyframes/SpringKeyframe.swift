import Foundation

/// Moves to a value like a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Makes a keyframe that moves to a value like a spring.
  ///
  /// - Parameter duration: nil lasts until the spring settles.
  public init(
    _ to: Value, duration: TimeInterval? = nil, spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {
    ownSegments = [
      KeyframeSegment(
        to: to, duration: duration ?? spring.settlingDuration,
        kind: .spring(spring, startVelocity: startVelocity?.animatableData))
    ]
  }
}
