/// The key of a value that a view sets for its container.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
public protocol ContainerValueKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value

  /// The value for views that do not set one.
  static var defaultValue: Value { get }
}
