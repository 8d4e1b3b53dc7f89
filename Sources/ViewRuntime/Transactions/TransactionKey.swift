/// The key of a custom value in a `Transaction`.
public protocol TransactionKey {
  /// The value's type; inferred from ``defaultValue``.
  associatedtype Value
  /// The value in transactions that do not set it.
  static var defaultValue: Value { get }
}
