/// A value passed up the tree: each view may provide one, and containers combine them.
///
/// ```swift
/// struct TallestRow: PreferenceKey {
///   static let defaultValue: CGFloat = 0
///   static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
///     value = max(value, nextValue())
///   }
/// }
/// ```
public protocol PreferenceKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value

  /// The value if no view provides one.
  static var defaultValue: Value { get }

  /// Combines a value with that of the next view in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nil, for a key with optional values.
  public static var defaultValue: Value { nil }
}
