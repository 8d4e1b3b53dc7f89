import Foundation

/// Combines keyframes in sequence.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value: Animatable> {
  /// Returns one or more keyframes unchanged.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }

  /// Returns no keyframes.
  public static func buildBlock() -> EmptyKeyframeTrackContent<Value> { .init() }

  /// Returns the first entry of the list.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K
  where K.Value == Value { first }

  /// Appends the next entry.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent<Value>, next: some KeyframeTrackContent<Value>
  ) -> some KeyframeTrackContent<Value> {
    KeyframeGroup(segments: accumulated.segments + next.segments)
  }

  /// Returns the keyframes of a `for` loop, one iteration after another.
  public static func buildArray(
    _ components: [some KeyframeTrackContent<Value>]
  ) -> some KeyframeTrackContent<Value> {
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
}
