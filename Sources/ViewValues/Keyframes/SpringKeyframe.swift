import Foundation

/// Is pulled to a value by a spring.
public struct SpringKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// - Parameter duration: nil: until the spring rests.
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
