/// The key of a value in a preview's context.
public protocol PreviewContextKey {
  /// The type of the value.
  associatedtype Value
  /// The value if the host provides none.
  static var defaultValue: Value { get }
}
