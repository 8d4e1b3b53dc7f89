import Foundation

/// One keyframe of a track, or several.
public protocol KeyframeTrackContent<Value> {
  /// What the track changes.
  associatedtype Value: Animatable
  /// What `body` is made of.
  associatedtype Body: KeyframeTrackContent where Body.Value == Value
  /// The keyframes in their order, each beginning where the one before ends.
  @KeyframeTrackContentBuilder<Value> var body: Body { get }
}

/// A track's content that the package knows.
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
