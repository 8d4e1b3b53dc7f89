import Foundation

/// Goes to a value smoothly, with the speed of its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Goes to a value within `duration` seconds, smoothly.
  ///
  /// - Parameter startVelocity: per second; nil: with the speed with which the keyframe before
  ///   ends.
  /// - Parameter endVelocity: per second; nil: towards the cubic keyframe that follows, else 0.
  public init(
    _ to: Value, duration: TimeInterval, startVelocity: Value? = nil, endVelocity: Value? = nil
  ) {
    ownSegments = [
      KeyframeSegment(
        to: to, duration: duration,
        kind: .cubic(
          startVelocity: startVelocity?.animatableData, endVelocity: endVelocity?.animatableData))
    ]
  }
}
