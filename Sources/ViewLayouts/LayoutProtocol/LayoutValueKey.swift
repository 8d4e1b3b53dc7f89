import ViewRuntime

/// The key of a value that a subview sets for its layout.
public protocol LayoutValueKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// The value for subviews that do not set one.
  static var defaultValue: Value { get }
}
