/// The default of an `@Entry`, made when it is first read and kept.
///
/// A static constant of a type that is not `Sendable` is an error in Swift 6, though environment
/// values are such types often: closures, models. The box is what is stored, and it is `Sendable`
/// by promise. The promise is the one that every hand-written `static let defaultValue` of such a
/// type makes: the value belongs to whoever reads the environment, which views do on the main
/// actor.
public struct _EntryDefault<Value>: @unchecked Sendable {
  /// The default itself.
  public let value: Value

  /// Keeps a default.
  public init(_ value: Value) {
    self.value = value
  }
}
