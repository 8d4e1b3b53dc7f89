/// Keyframes for one part of a value.
///
/// ```swift
/// KeyframeTrack(\.scale) {
///   LinearKeyframe(1.2, duration: 0.3)
///   SpringKeyframe(1.0, duration: 0.5, spring: .bouncy)
/// }
/// ```
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>
where Value == Content.Value {
  private let keyPath: WritableKeyPath<Root, Value>
  private let segments: [KeyframeSegment<Value>]

  /// Moves the part of the value that a key path names.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    segments = content().segments
  }

  /// Moves the value itself, which has to be animatable.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    keyPath = \.self
    segments = content().segments
  }
}

extension KeyframeTrack: Keyframes, KeyframePath {
  /// What the track is a part of: as keyframes it changes the whole, while its `Value` is the part.
  @_implements(Keyframes,Value)
  public typealias _KeyframesValue = Root

  package func curve(from initial: Root) -> KeyframeMotion<Root> {
    let curve = KeyframeCurve(initial[keyPath: keyPath], segments)
    return KeyframeMotion(duration: curve.duration) { [keyPath] root, time in
      root[keyPath: keyPath] = curve.value(at: time)
    }
  }
}
