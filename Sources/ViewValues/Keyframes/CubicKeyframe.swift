import Foundation

/// Moves smoothly to a value, with velocities that match its neighbours.
public struct CubicKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Makes a keyframe that moves smoothly to a value within `duration` seconds.
  ///
  /// - Parameter startVelocity: per second; nil uses the final velocity of the previous keyframe.
  /// - Parameter endVelocity: per second; nil aims at the following cubic keyframe, otherwise 0.
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
