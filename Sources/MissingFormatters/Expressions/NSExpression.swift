import Foundation

/// A calculation in words: numbers, properties of an object, and what is done with them.
///
/// ```swift
/// let sum = NSExpression(format: "(1.5 + 2) * 4")
/// sum.expressionValue(with: nil, context: nil) as? Double  // 14
/// ```
///
/// It knows `+`, `-`, `*`, `/`, `**` and brackets, lists in braces, texts in quotes, `SELF` and the
/// names of properties, `%@`, `%d`, `%K` and their like for values, and functions: `sqrt(x)`,
/// `abs`, `floor`, `ceiling`, `trunc`, `exp`, `ln`, `log` of base ten, `modulus:by:(a, b)`, and
/// `sum`, `average`, `min`, `max` and `count` of a list. Whole numbers divide as whole numbers:
/// `7 / 2` is 3, `7.0 / 2` is 3.5.
///
/// Foundation on Linux has the name only. Properties are stored ones: there is no Objective-C here
/// that knows the others.
public final class NSExpression: NSObject {
  private let value: (Any?) -> Any?

  /// A calculation, with values in the place of `%@`, `%d` and their like.
  ///
  /// - Precondition: The words can be read, and there is a value for each place.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// A calculation, with values in the place of `%@`, `%d` and their like.
  ///
  /// - Precondition: The words can be read, and there is a value for each place.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = ExpressionParser(expressionFormat, arguments)
    guard let value = parser.expression() else {
      preconditionFailure("NSExpression cannot read the format '\(expressionFormat)'.")
    }
    self.value = value
  }

  /// Always the same value.
  public init(forConstantValue obj: Any?) { value = { _ in obj } }

  /// A property of the object, or of one that it holds: `address.city`.
  public init(forKeyPath keyPath: String) {
    value = { ExpressionValue.property(keyPath, of: $0) }
  }

  /// What comes out, for an object whose properties are asked for; numbers as `NSNumber`.
  ///
  /// - Parameter context: not looked at.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let result = value(object.flatMap(PredicateValue.unwrapped))
    switch result {
    case let whole as Int: return NSNumber(value: whole)
    case let number as Double: return NSNumber(value: number)
    default: return result
    }
  }
}
