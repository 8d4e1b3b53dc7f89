/// Values that the host of a preview gives to it.
public protocol PreviewContext {
  /// The value under a key, or the key's default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}

/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  /// What the key names.
  associatedtype Value
  /// What a preview finds that nobody told.
  static var defaultValue: Value { get }
}
