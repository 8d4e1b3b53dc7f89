/// The protocol of the key behind an `@Entry`: it derives the key's `defaultValue` from
/// `entryDefault`.
///
/// Used only by code that `@Entry` generates. `Value` is inferred from the type of `entryDefault`,
/// which is how an `@Entry` without an explicit type gets its own.
public protocol _EntryKey {
  /// The variable's type.
  associatedtype Value

  /// The value behind the `=` of the variable, made once.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The variable's default value.
  public static var defaultValue: Value { entryDefault.value }
}
