/// A type with a ``CombineIdentifier``.
public protocol CustomCombineIdentifierConvertible {
  /// The identifier, which never changes.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own identifier.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
