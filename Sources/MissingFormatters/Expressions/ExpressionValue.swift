import Foundation

/// Operations on the values of expressions: integers, other numbers, and lists of them.
enum ExpressionValue {
  static func property(_ path: String, of object: Any?) -> Any? {
    var names = path.split(separator: ".").map(String.init)
    if names.first?.uppercased() == "SELF" { names.removeFirst() }
    return names.reduce(object) { PredicateValue.property($1, of: $0) }
  }

  static func calculate(_ left: Any?, _ sign: String, _ right: Any?) -> Any? {
    if let left = whole(left), let right = whole(right),
      let result = calculate(left, sign, right)
    {
      return result
    }
    guard let left = number(left), let right = number(right) else { return nil }
    switch sign {
    case "+": return left + right
    case "-": return left - right
    case "*": return left * right
    case "/": return left / right
    default: return pow(left, right)
    }
  }

  /// Nil if the result is not an integer.
  private static func calculate(_ left: Int, _ sign: String, _ right: Int) -> Int? {
    let result: (partialValue: Int, overflow: Bool)
    switch sign {
    case "+": result = left.addingReportingOverflow(right)
    case "-": result = left.subtractingReportingOverflow(right)
    case "*": result = left.multipliedReportingOverflow(by: right)
    case "/": result = left.dividedReportingOverflow(by: right)
    default:
      let power = pow(Double(left), Double(right))
      return Int(exactly: power)
    }
    return result.overflow ? nil : result.partialValue
  }

  // MARK: Functions

  private static let functions: Set = [
    "sqrt", "abs", "floor", "ceiling", "trunc", "exp", "ln", "log", "modulus:by", "sum", "average",
    "min", "max", "count",
  ]

  static func knows(function name: String) -> Bool { functions.contains(plain(name)) }

  static func call(_ name: String, _ values: [Any?]) -> Any? {
    guard let first = values.first else { return nil }
    switch plain(name) {
    case "count": return elements(first).count
    case "sum": return elements(first).reduce(0 as Any?) { calculate($0, "+", $1) }
    case "average":
      let numbers = elements(first).compactMap(number)
      return numbers.isEmpty ? nil : numbers.reduce(0, +) / Double(numbers.count)
    case "min": return elements(first).min { less($0, $1) }
    case "max": return elements(first).max { less($0, $1) }
    case "modulus:by": return remainder(first, values.count > 1 ? values[1] : nil)
    case "abs": return whole(first).map { Int(clamping: $0.magnitude) } ?? number(first).map(abs)
    case "sqrt": return number(first)?.squareRoot()
    case "floor": return number(first)?.rounded(.down)
    case "ceiling": return number(first)?.rounded(.up)
    case "trunc": return number(first)?.rounded(.towardZero)
    case "exp": return number(first).map { exp($0) }
    case "ln": return number(first).map { log($0) }
    case "log": return number(first).map { log10($0) }
    default: return nil
    }
  }

  private static func remainder(_ left: Any?, _ right: Any?) -> Any? {
    if let left = whole(left), let right = whole(right), right != 0, right != -1 {
      return left % right
    }
    guard let left = number(left), let right = number(right) else { return nil }
    return left.truncatingRemainder(dividingBy: right)
  }

  private static func plain(_ name: String) -> String {
    name.hasSuffix(":") ? String(name.dropLast()) : name
  }

  private static func elements(_ value: Any?) -> [Any] {
    guard let value else { return [] }
    return PredicateValue.elements(value) ?? [value]
  }

  private static func less(_ left: Any?, _ right: Any?) -> Bool {
    (number(left) ?? .nan) < (number(right) ?? .nan)
  }

  private static func number(_ value: Any?) -> Double? { value.flatMap(PredicateValue.number) }

  private static func whole(_ value: Any?) -> Int? {
    switch value {
    case let whole as any FixedWidthInteger: Int(exactly: whole)
    case let number as NSNumber where isMadeOfWhole(number): number.intValue
    default: nil
    }
  }

  /// Whether a number was created from an integer.
  private static func isMadeOfWhole(_ number: NSNumber) -> Bool {
    !["d", "f"].contains(String(cString: number.objCType))
  }
}
