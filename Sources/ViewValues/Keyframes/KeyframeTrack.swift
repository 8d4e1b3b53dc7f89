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

  /// Makes a track that animates the part of the value at a key path.
  public init(
    _ keyPath: WritableKeyPath<Root, Value>,
    @KeyframeTrackContentBuilder<Value> content: () -> Content
  ) {
    self.keyPath = keyPath
    segments = content().segments
  }

  /// Makes a track that animates the value itself, which must be animatable.
  public init(
    @KeyframeTrackContentBuilder<Root> content: () -> Content
  ) where Root == Value {
    keyPath = \.self
    segments = content().segments
  }
}

extension KeyframeTrack: Keyframes, KeyframePath {
  /// The root type: as keyframes the track changes the whole, while its `Value` is the part.
  @_implements(Keyframes,Value)
  public typealias _KeyframesValue = Root

  package func curve(from initial: Root) -> KeyframeMotion<Root> {
    let curve = KeyframeCurve(initial[keyPath: keyPath], segments)
    return KeyframeMotion(duration: curve.duration) { [keyPath] root, time in
      root[keyPath: keyPath] = curve.value(at: time)
    }
  }
}
