/// What the key behind an `@Entry` adopts: it turns `entryDefault` into the key's `defaultValue`.
///
/// Code that `@Entry` writes names this protocol; a program has no reason to. `Value` is inferred
/// from the type of `entryDefault`, which is how an `@Entry` without a written type gets its own.
public protocol _EntryKey {
  /// The variable's type.
  associatedtype Value

  /// What stands behind the `=` of the variable, made once.
  static var entryDefault: _EntryDefault<Value> { get }
}

extension _EntryKey {
  /// The default that the variable was declared with.
  public static var defaultValue: Value { entryDefault.value }
}
