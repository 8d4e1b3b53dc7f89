/// Collects tracks, or the keyframes of a value that is itself animatable.
@resultBuilder
public struct KeyframesBuilder<Value> {
  /// Returns a track unchanged.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K where K.Value == Value {
    expression
  }

  /// Returns a keyframe unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns no tracks: the value does not change.
  public static func buildBlock() -> KeyframeTracks<Value> { KeyframeTracks(parts: []) }

  /// Returns the first track of the list.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K where K.Value == Value {
    first
  }

  /// Returns the first keyframe of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds a track, which runs at the same time as the previous ones.
  public static func buildPartialBlock<A: Keyframes, B: Keyframes>(
    accumulated: A, next: B
  ) -> KeyframeTracks<Value> where A.Value == Value, B.Value == Value {
    KeyframeTracks(parts: [accumulated.motion, next.motion])
  }

  /// Adds a keyframe, which follows the previous ones.
  public static func buildPartialBlock<A: KeyframeTrackContent, B: KeyframeTrackContent>(
    accumulated: A, next: B
  ) -> KeyframeGroup<Value> where A.Value == Value, B.Value == Value {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// Returns the keyframes of a `for` loop, one iteration after another.
  public static func buildArray<K: KeyframeTrackContent>(
    _ components: [K]
  ) -> KeyframeGroup<Value> where K.Value == Value {
    KeyframeGroup(segments: components.flatMap(\.segments))
  }

  /// Returns the keyframes of an `if` whose condition holds.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }

  /// Returns the keyframes of an `else`.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }

  /// Returns the tracks unchanged.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> K where K.Value == Value {
    component
  }

  /// Returns the keyframes as the only track of the value itself.
  public static func buildFinalResult<K: KeyframeTrackContent>(
    _ component: K
  ) -> KeyframeTrack<Value, Value, K> where K.Value == Value {
    KeyframeTrack { component }
  }
}
