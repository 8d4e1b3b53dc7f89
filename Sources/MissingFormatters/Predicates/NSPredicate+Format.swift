import Foundation

extension NSPredicate {
  /// A condition in words, with values in the place of `%@`, `%d` and their like.
  ///
  /// ```swift
  /// let isAddress = NSPredicate(format: "SELF MATCHES %@", #"\w+@\w+\.\w+"#)
  /// isAddress.evaluate(with: "a@b.c")  // true
  /// ```
  ///
  /// `SELF` is the object itself, a name one of its properties or of a dictionary's keys, `%K` a
  /// name that comes as a value. It knows `=`, `!=`, `<`, `<=`, `>`, `>=`, `BETWEEN`, `IN`,
  /// `CONTAINS`, `BEGINSWITH`, `ENDSWITH`, `LIKE` and `MATCHES`, `[c]` and `[d]` after them, `ANY`,
  /// `ALL` and `NONE` before, and `AND`, `OR`, `NOT` and brackets between. There is no arithmetic,
  /// and no function but `@count`.
  ///
  /// Foundation on Linux has the type and not its words. Properties are stored ones: there is no
  /// Objective-C here that knows the others.
  ///
  /// - Precondition: The words can be read, and there is a value for each place.
  public convenience init(format predicateFormat: String, _ args: Any...) {
    self.init(format: predicateFormat, argumentArray: args)
  }

  /// A condition in words, with values in the place of `%@`, `%d` and their like.
  ///
  /// - Precondition: The words can be read, and there is a value for each place.
  public convenience init(format predicateFormat: String, argumentArray arguments: [Any]?) {
    var parser = PredicateParser(predicateFormat, arguments ?? [])
    guard let condition = parser.condition() else {
      preconditionFailure("NSPredicate cannot read the format '\(predicateFormat)'.")
    }
    self.init { object, _ in condition.holds(for: object.flatMap(PredicateValue.unwrapped)) }
  }
}
