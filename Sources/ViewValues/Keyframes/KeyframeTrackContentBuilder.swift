import Foundation

/// Puts keyframes one after the other.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Takes a keyframe, or several, as written.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Nothing listed: no keyframes.
  public static func buildBlock() -> EmptyKeyframeTrackContent<Value> { .init() }

  /// The first entry of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Adds the next entry behind those before.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// The keyframes of a `for`, one round after the other.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
    KeyframeGroup(segments: components.flatMap(\.segments))
  }

  /// The keyframes of an `if` whose condition holds.
  public static func buildEither<K: KeyframeTrackContent>(
    first component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }

  /// The keyframes of an `else`.
  public static func buildEither<K: KeyframeTrackContent>(
    second component: K
  ) -> KeyframeGroup<Value> where K.Value == Value { KeyframeGroup(segments: component.segments) }
}
