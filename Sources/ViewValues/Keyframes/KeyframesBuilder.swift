/// Collects tracks, or the keyframes of a value that is animatable itself.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Takes a track as written.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Takes a keyframe as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing listed: the value stays.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(parts: []) }

  /// The first track of the list.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// The first keyframe of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds a track, which runs at the same time as those before.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
    KeyframeTracks(parts: [accumulated.motion, next.motion])
  }

  /// Adds a keyframe, which comes after those before.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframeGroup<Value> where A.Value == Value, B.Value == Value {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// The tracks, as they are.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// The keyframes, as the only track of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}
