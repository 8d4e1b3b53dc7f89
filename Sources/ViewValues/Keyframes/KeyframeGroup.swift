import Foundation

/// Several keyframes in a row.
public struct KeyframeGroup<Value: Animatable>: KeyframeSegments {
  let segments: [KeyframeSegment<Value>]
  package var ownSegments: [KeyframeSegment<Value>] { segments }
}
