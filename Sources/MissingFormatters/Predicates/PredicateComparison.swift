import Foundation

/// Two values and the relation between them.
struct PredicateComparison {
  /// How many of the values on the left must satisfy it.
  enum Quantity { case one, any, all, none }

  enum Relation: String {
    case equal = "=", different = "!=", less = "<", lessOrEqual = "<=", greater = ">"
    case greaterOrEqual = ">="
    case between = "BETWEEN", among = "IN", contains = "CONTAINS", begins = "BEGINSWITH"
    case ends = "ENDSWITH", like = "LIKE", matches = "MATCHES"

    init?(sign: String) {
      let other = ["==": "=", "=<": "<=", "=>": ">=", "<>": "!="]
      self.init(rawValue: other[sign] ?? sign)
    }
  }

  /// The differences that are ignored in strings.
  typealias Options = String.CompareOptions

  let quantity: Quantity
  let left: PredicateOperand
  let relation: Relation
  let right: PredicateOperand
  let options: Options

  func holds(for object: Any?) -> Bool {
    let (left, right) = (left.value(for: object), right.value(for: object))
    guard quantity != .one else { return holds(left, right) }
    let values = left.flatMap(PredicateValue.elements) ?? []
    switch quantity {
    case .all: return values.allSatisfy { holds($0, right) }
    case .none: return !values.contains { holds($0, right) }
    case .any, .one: return values.contains { holds($0, right) }
    }
  }

  private func holds(_ a: Any?, _ b: Any?) -> Bool {
    switch relation {
    case .equal: areEqual(a, b)
    case .different: !areEqual(a, b)
    case .less: order(a, b) == .orderedAscending
    case .greater: order(a, b) == .orderedDescending
    case .lessOrEqual: order(a, b).map { $0 != .orderedDescending } ?? false
    case .greaterOrEqual: order(a, b).map { $0 != .orderedAscending } ?? false
    case .between: isBetween(a, b)
    case .among: contains(b, a)
    case .contains: contains(a, b)
    case .begins: texts(a, b) { $0.hasPrefix($1) }
    case .ends: texts(a, b) { $0.hasSuffix($1) }
    case .like: texts(a, b) { Self.matches($0, Self.pattern(like: $1), []) }
    case .matches: matches(a, b)
    }
  }

  // MARK: Values

  private func areEqual(_ a: Any?, _ b: Any?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    if let order = order(a, b) { return order == .orderedSame }
    return (a as? AnyHashable) == (b as? AnyHashable) && a is AnyHashable
  }

  private func order(_ a: Any?, _ b: Any?) -> ComparisonResult? {
    guard let a, let b else { return nil }
    if let a = PredicateValue.text(a), let b = PredicateValue.text(b) {
      return folded(a).compare(folded(b))
    }
    let (first, second) = (PredicateValue.number(a), PredicateValue.number(b))
    guard let first, let second else { return nil }
    return first == second
      ? .orderedSame : first < second ? .orderedAscending : .orderedDescending
  }

  private func isBetween(_ a: Any?, _ b: Any?) -> Bool {
    guard let ends = b.flatMap(PredicateValue.elements), ends.count == 2,
      let low = order(a, ends[0]), let high = order(a, ends[1])
    else { return false }
    return low != .orderedAscending && high != .orderedDescending
  }

  private func contains(_ whole: Any?, _ part: Any?) -> Bool {
    guard let elements = whole.flatMap(PredicateValue.elements) else {
      return texts(whole, part) { $0.contains($1) }
    }
    return elements.contains { areEqual($0, part) }
  }

  // MARK: Texts

  private func folded(_ text: String) -> String {
    options.isEmpty ? text : text.folding(options: options, locale: nil)
  }

  private func texts(_ a: Any?, _ b: Any?, _ holds: (String, String) -> Bool) -> Bool {
    guard let a = a.flatMap(PredicateValue.text), let b = b.flatMap(PredicateValue.text) else {
      return false
    }
    return holds(folded(a), folded(b))
  }

  private func matches(_ a: Any?, _ b: Any?) -> Bool {
    guard let text = a.flatMap(PredicateValue.text), let pattern = b.flatMap(PredicateValue.text)
    else { return false }
    // The case of a pattern's letters has a meaning.
    let marks = options.intersection(.diacriticInsensitive)
    return Self.matches(
      text.folding(options: marks, locale: nil), pattern.folding(options: marks, locale: nil),
      options.contains(.caseInsensitive) ? .caseInsensitive : [])
  }

  private static func matches(
    _ text: String, _ pattern: String, _ options: NSRegularExpression.Options
  ) -> Bool {
    guard
      let expression = try? NSRegularExpression(pattern: "\\A(?:\(pattern))\\z", options: options)
    else { preconditionFailure("'\(pattern)' is no regular expression.") }
    let whole = NSRange(text.startIndex..., in: text)
    return expression.firstMatch(in: text, range: whole) != nil
  }

  private static func pattern(like text: String) -> String {
    "(?s)"
      + text.map {
        $0 == "*" ? ".*" : $0 == "?" ? "." : NSRegularExpression.escapedPattern(for: String($0))
      }.joined()
  }
}
