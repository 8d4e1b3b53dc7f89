import ViewRuntime

/// Names a value that a subview gives to its layout.
public protocol LayoutValueKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// What holds for subviews that say nothing.
  static var defaultValue: Value { get }
}
