import Foundation

/// Jumps to a value.
public struct MoveKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Makes a keyframe that jumps to a value, without taking time.
  public init(_ to: Value) { ownSegments = [KeyframeSegment(to: to, duration: 0, kind: .move)] }
}
