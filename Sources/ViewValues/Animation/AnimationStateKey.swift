/// The key of a value in an ``AnimationState``.
public protocol AnimationStateKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// The value before an animation sets one.
  static var defaultValue: Value { get }
}
