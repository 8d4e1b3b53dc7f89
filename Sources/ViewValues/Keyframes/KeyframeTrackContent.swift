import Foundation

/// One or more keyframes of a track.
public protocol KeyframeTrackContent<Value> {
  /// The type of value that the track changes.
  associatedtype Value: Animatable
  /// The type of `body`.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes in order, each starting where the previous one ends.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// Track content built into the package.
package protocol KeyframeSegments<Value>: KeyframeTrackContent where Body == Self {
  var ownSegments: [KeyframeSegment<Value>] { get }
}

extension KeyframeSegments {
  public var body: Self { self }
}

extension KeyframeTrackContent {
  package var segments: [KeyframeSegment<Value>] {
    guard let known = self as? any KeyframeSegments<Value> else { return body.segments }
    return known.ownSegments
  }
}
