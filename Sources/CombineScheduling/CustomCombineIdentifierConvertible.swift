/// Something that a ``CombineIdentifier`` names.
public protocol CustomCombineIdentifierConvertible {
  /// The name, the same for the whole life.
  var combineIdentifier: CombineIdentifier { get }
}

extension CustomCombineIdentifierConvertible where Self: AnyObject {
  /// The object's own name.
  public var combineIdentifier: CombineIdentifier { CombineIdentifier(self) }
}
