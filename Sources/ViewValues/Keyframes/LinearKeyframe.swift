import Foundation

/// Goes to a value at an even pace, or along a curve.
public struct LinearKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Goes to a value within `duration` seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {
    ownSegments = [KeyframeSegment(to: to, duration: duration, kind: .linear(timingCurve))]
  }
}
