import Foundation

/// Moves to a value at constant speed, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Makes a keyframe that moves to a value within `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    ownSegments = [KeyframeSegment(to: to, duration: duration, kind: .linear(timingCurve))]
  }
}
