/// Values that a preview host provides to a preview.
public protocol PreviewContext {
  /// The value for a key, or the key's default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value if the host provides none.
  static var defaultValue: Value { get }
}
