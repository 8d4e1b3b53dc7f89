import Foundation

extension NSPredicate {
  /// A condition as text, with values for `%@`, `%d` and similar placeholders.
  ///
  /// ```swift
  /// let isAddress = NSPredicate(format: "SELF MATCHES %@", #"\w+@\w+\.\w+"#)
  /// isAddress.evaluate(with: "a@b.c")  // true
  /// ```
  ///
  /// `SELF` is the object itself, a name is one of its properties or a dictionary's key, and `%K`
  /// is a name given as a value. It supports `=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, `[c]` and `[d]` after them, `ANY`,
  /// `ALL` and `NONE` before, and `AND`, `OR`, `NOT` and parentheses between. There is no
  /// arithmetic, and no function except `@count`.
  ///
  /// Foundation on Linux has the type but does not parse formats. Only stored properties are
  /// supported, since finding others needs Objective-C.
  ///
  /// - Precondition: the format can be parsed, and there is a value for each placeholder.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A condition as text, with values for `%@`, `%d` and similar placeholders.
  ///
  /// - Precondition: the format can be parsed, and there is a value for each placeholder.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let condition = parser.condition() else {
      preconditionFailure("NSPredicate cannot read the format '\(predicateFormat)'.")
    }
    self.init { object, _ in condition.holds(for: object.flatMap(PredicateValue.unwrapped)) }
  }
}
