import Foundation

/// No keyframes.
public struct EmptyKeyframeTrackContent<Value: Animatable>: KeyframeSegments {
  package var ownSegments: [KeyframeSegment<Value>] { [] }
}
