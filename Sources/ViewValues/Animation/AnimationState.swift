/// What a custom animation keeps from one frame to the next.
public struct AnimationState<Value: VectorArithmetic> {
  private var values: [ObjectIdentifier: Any] = [:]

  /// Keeps nothing yet.
  public init() {}

  /// What is kept under a key; its default before something was.
  public subscript<K: AnimationStateKey>(key: K.Type) -> K.Value {
    get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// Names a value in an ``AnimationState``.
public protocol AnimationStateKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// What an animation finds before it put something there.
  static var defaultValue: Value { get }
}
