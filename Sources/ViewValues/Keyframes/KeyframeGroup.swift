import Foundation

/// Several keyframes in sequence.
public struct KeyframeGroup<Value: Animatable>: KeyframeSegments {
  let segments: [KeyframeSegment<Value>]
  package var ownSegments: [KeyframeSegment<Value>] { segments }
}
