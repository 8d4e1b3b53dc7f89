import Foundation

/// Parses an expression's format.
struct ExpressionParser {
  /// A part of an expression, evaluated for an object.
  typealias Part = (Any?) -> Any?

  private var text: Substring
  private var values: ArraySlice<Any>

  init(_ format: String, _ values: [Any]) {
    text = format[...]
    self.values = values[...]
  }

  /// Nil if the format cannot be parsed to its end.
  mutating func expression() -> Part? {
    guard let sum = sum() else { return nil }
    skipSpaces()
    return text.isEmpty ? sum : nil
  }

  // MARK: Operators, lowest precedence first

  private mutating func sum() -> Part? {
    guard var result = product() else { return nil }
    while let sign = take("+") ?? take("-") {
      guard let right = product() else { return nil }
      result = Self.joined(result, right, sign)
    }
    return result
  }

  private mutating func product() -> Part? {
    guard var result = power() else { return nil }
    while let sign = take("*") ?? take("/") {
      guard let right = power() else { return nil }
      result = Self.joined(result, right, sign)
    }
    return result
  }

  private mutating func power() -> Part? {
    guard let base = signed() else { return nil }
    guard take("**") != nil else { return base }
    return power().map { Self.joined(base, $0, "**") }
  }

  private mutating func signed() -> Part? {
    if take("-") != nil { return signed().map { Self.joined({ _ in 0 }, $0, "-") } }
    return take("+") != nil ? signed() : operand()
  }

  private static func joined(_ left: @escaping Part, _ right: @escaping Part, _ sign: String)
    -> Part
  {
    { ExpressionValue.calculate(left($0), sign, right($0)) }
  }

  // MARK: Operands

  private mutating func operand() -> Part? {
    skipSpaces()
    guard let first = text.first else { return nil }
    switch first {
    case "(":
      text.removeFirst()
      guard let sum = sum(), take(")") != nil else { return nil }
      return sum
    case "{":
      text.removeFirst()
      return parts(until: "}").map { parts in { object in parts.compactMap { $0(object) } } }
    case "'", "\"": return quoted()
    case "%": return place()
    case _ where first.isNumber || first == ".": return number()
    case _ where first.isLetter || "_@#".contains(first): return named()
    default: return nil
    }
  }

  private mutating func number() -> Part? {
    var digits = take { $0.isNumber || $0 == "." }
    if let sign = text.first, sign == "e" || sign == "E" {
      // A number that is added or subtracted after it has a sign as well: `1e3+2`.
      var rest = text.dropFirst()
      let isSigned = rest.first.map { "+-".contains($0) } ?? false
      let exponentSign = isSigned ? String(rest.removeFirst()) : ""
      let exponent = rest.prefix { $0.isNumber }
      if !exponent.isEmpty {
        digits += "e" + exponentSign + exponent
        text = text[exponent.endIndex...]
      }
    }
    if let whole = Int(digits) { return { _ in whole } }
    return Double(digits).map { number in { _ in number } }
  }

  private mutating func quoted() -> Part? {
    let quote = text.removeFirst()
    let content = take { $0 != quote }
    guard text.popFirst() == quote else { return nil }
    return { _ in content }
  }

  private mutating func place() -> Part? {
    text.removeFirst()
    guard var letter = text.popFirst() else { return nil }
    while "lhqz".contains(letter), let next = text.popFirst() { letter = next }
    guard letter == "@" || letter == "K" || "dDiuUfFeEgGxXcs".contains(letter),
      let value = values.popFirst()
    else { return nil }
    if letter == "K" {
      return (value as? String).map { name in { ExpressionValue.property(name, of: $0) } }
    }
    if let expression = value as? NSExpression {
      return { expression.expressionValue(with: $0, context: nil) }
    }
    let given = PredicateValue.unwrapped(value)
    return { _ in given }
  }

  /// A function with its arguments, or a property.
  private mutating func named() -> Part? {
    let name = take { $0.isLetter || $0.isNumber || "_@#.:".contains($0) }
    guard take("(") != nil else {
      if name.uppercased() == "SELF" { return { $0 } }
      return { ExpressionValue.property(name, of: $0) }
    }
    guard ExpressionValue.knows(function: name), let parts = parts(until: ")") else { return nil }
    return { object in ExpressionValue.call(name, parts.map { $0(object) }) }
  }

  private mutating func parts(until end: String) -> [Part]? {
    var parts: [Part] = []
    if take(end) != nil { return parts }
    repeat {
      guard let part = sum() else { return nil }
      parts.append(part)
    } while take(",") != nil
    return take(end) != nil ? parts : nil
  }

  // MARK: Letters

  private mutating func skipSpaces() { text = text.drop(while: \.isWhitespace) }

  private mutating func take(_ sign: String) -> String? {
    skipSpaces()
    guard text.hasPrefix(sign), sign != "*" || !text.hasPrefix("**") else { return nil }
    text.removeFirst(sign.count)
    return sign
  }

  private mutating func take(while isPart: (Character) -> Bool) -> String {
    let part = text.prefix(while: isPart)
    text = text[part.endIndex...]
    return String(part)
  }
}
