/// The state that a custom animation keeps from one frame to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes an empty state.
  public init() {}

  /// The value for a key; its default until one is set.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// The key of a value in an ``AnimationState``.
public protocol AnimationStateKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// The value before an animation sets one.
  static var defaultValue: Value { get }
}
