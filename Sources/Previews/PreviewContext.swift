/// Values that a preview host provides to a preview.
public protocol PreviewContext {
  /// The value for a key, or the key's default.
  subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
