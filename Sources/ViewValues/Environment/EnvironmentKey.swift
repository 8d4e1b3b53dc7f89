/// Names a value in the environment, and what it is where nobody set it.
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
  /// The value where nobody set one. Read often: make it a stored constant.
  static var defaultValue: Value { get }
}
