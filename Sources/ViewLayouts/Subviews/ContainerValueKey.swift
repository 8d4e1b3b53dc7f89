/// The key of a value that a view tells the container that it stands in.
///
/// ```swift
/// extension ContainerValues {
///   @Entry var isPinned = false
/// }
/// ```
public protocol ContainerValueKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value

  /// What holds for views that say nothing.
  static var defaultValue: Value { get }
}
