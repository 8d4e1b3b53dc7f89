import Foundation

/// A calculation as text: numbers, properties of an object, and operations on them.
///
/// ```swift
/// let sum = NSExpression(format: "(1.5 + 2) * 4")
/// sum.expressionValue(with: nil, context: nil) as? Double  // 14
/// ```
///
/// It supports `+`, `-`, `*`, `/`, `**` and parentheses, lists in braces, quoted strings, `SELF`
/// and property names, `%@`, `%d`, `%K` and similar placeholders for values, and functions:
/// `sqrt(x)`, `abs`, `floor`, `ceiling`, `trunc`, `exp`, `ln`, `log` of base ten,
/// `modulus:by:(a, b)`, and `sum`, `average`, `min`, `max` and `count` of a list. Integers use
/// integer division: `7 / 2` is 3, `7.0 / 2` is 3.5.
///
/// Foundation on Linux has only the name. Only stored properties are supported, since finding
/// others needs Objective-C.
public final class NSExpression: NSObject {
  private let value: (Any?) -> Any?

  /// A calculation, with values for `%@`, `%d` and similar placeholders.
  ///
  /// - Precondition: the format can be parsed, and there is a value for each placeholder.
  public convenience init(format expressionFormat: String, _ args: Any...) {
    self.init(format: expressionFormat, argumentArray: args)
  }

  /// A calculation, with values for `%@`, `%d` and similar placeholders.
  ///
  /// - Precondition: the format can be parsed, and there is a value for each placeholder.
  public init(format expressionFormat: String, argumentArray arguments: [Any]) {
    var parser = ExpressionParser(expressionFormat, arguments)
    guard let value = parser.expression() else {
      preconditionFailure("NSExpression cannot read the format '\(expressionFormat)'.")
    }
    self.value = value
  }

  /// A constant.
  public init(forConstantValue obj: Any?) { value = { _ in obj } }

  /// A property of the object, or of an object in one of its properties: `address.city`.
  public init(forKeyPath keyPath: String) {
    value = { ExpressionValue.property(keyPath, of: $0) }
  }

  /// The result for an object whose properties the expression uses; numbers are `NSNumber`s.
  ///
  /// - Parameter context: ignored.
  public func expressionValue(with object: Any?, context: NSMutableDictionary?) -> Any? {
    let result = value(object.flatMap(PredicateValue.unwrapped))
    switch result {
    case let whole as Int: return NSNumber(value: whole)
    case let number as Double: return NSNumber(value: number)
    default: return result
    }
  }
}
