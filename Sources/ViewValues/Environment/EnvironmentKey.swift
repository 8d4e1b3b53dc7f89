/// The key of a value in the environment, with its default.
///
/// ```swift
/// private struct ThemeKey: EnvironmentKey {
///   static let defaultValue = Theme.standard
/// }
///
/// extension EnvironmentValues {
///   var theme: Theme {
///     get { self[ThemeKey.self] }
///     set { self[ThemeKey.self] = newValue }
///   }
/// }
/// ```
///
/// `@Entry` writes all of this for you.
public protocol EnvironmentKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// The value where none is set. It is read often: make it a stored constant.
  static var defaultValue: Value { get }
}
