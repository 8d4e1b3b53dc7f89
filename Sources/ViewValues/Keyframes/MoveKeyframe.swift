import Foundation

/// Is at a value at once.
public struct MoveKeyframe<Value: Animatable>: KeyframeSegments {
  package let ownSegments: [KeyframeSegment<Value>]

  /// Is at a value at once, without taking time.
  public init(_ to: Value) { ownSegments = [KeyframeSegment(to: to, duration: 0, kind: .move)] }
}
