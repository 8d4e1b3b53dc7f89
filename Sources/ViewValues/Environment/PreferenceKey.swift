/// A value that flows up the tree: each view may give one, and containers combine them.
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

  /// What holds where no view gave a value.
  static var defaultValue: Value { get }

  /// Combines a value with the one of the next view in tree order.
  static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
  /// Nothing, of a key whose values are optional.
  public static var defaultValue: Value { nil }
}
