/// The default of an `@Entry`, made on first read and stored.
///
/// In Swift 6, a static constant of a type that is not `Sendable` is an error, but environment
/// values often have such types: closures, models. The box is stored instead, with an unchecked
/// `Sendable` conformance. It is as safe as any hand-written `static let defaultValue` of such a
/// type: the value belongs to the readers of the environment, and views read it on the main actor.
public struct _EntryDefault<Value>: @unchecked Sendable {
  /// The default value.
  public let value: Value

  /// Stores a default.
  public init(_ value: Value) {
    self.value = value
  }
}
