import Foundation

/// A text of a table: a format and its variables, which depend on numbers.
struct LocalizedEntry: Equatable, Sendable {
  /// A part of the text in the plural forms of its language.
  struct Variable: Equatable, Sendable {
    /// The index of the number among the values, from 0; nil uses the variable's own position.
    var argument: Int?
    var forms: [PluralCategory: String]
  }

  var format: String
  /// The variables by name, as in the format's `%#@name@`.
  var variables: [String: Variable] = [:]

  init(format: String, variables: [String: Variable] = [:]) {
    self.format = format
    self.variables = variables
  }

  /// Makes a text that depends as a whole on the first number.
  init(forms: [PluralCategory: String]) {
    format = "%#@whole@"
    variables = ["whole": Variable(forms: forms)]
  }

  /// Returns the format for these values; every placeholder has the position of its value.
  ///
  ///     "%#@files@ in %@" with 3   ->   "%1$lld files in %2$@"
  ///
  /// - Parameter numbers: the values in order; nil for values that are not numbers.
  func format(for numbers: [Double?], language: String) -> String {
    guard !variables.isEmpty else { return format }
    var next = 0
    return expand(format, numbers, language, &next, depth: 0)
  }

  private func expand(
    _ format: String, _ numbers: [Double?], _ language: String, _ next: inout Int, depth: Int
  ) -> String {
    var result = ""
    var rest = format[...]
    while let percent = rest.firstIndex(of: "%") {
      result += rest[..<percent]
      rest = rest[percent...]
      if rest.hasPrefix("%%") {
        result += "%%"
        rest = rest.dropFirst(2)
      } else if let (name, position, end) = Self.variable(rest), depth < 8 {
        let index = position ?? variables[name]?.argument ?? firstNumber(numbers, from: next)
        result += text(of: name, index, numbers, language, depth)
        next = max(next, index + 1)
        rest = rest[end...]
      } else if let end = FormatPieces.end(ofPlaceholder: rest.dropFirst()) {
        result += Self.positioned(rest[..<end], next)
        if !rest[..<end].contains("$") { next += 1 }
        rest = rest[end...]
      } else {
        result += "%"
        rest = rest.dropFirst()
      }
    }
    return result + rest
  }

  private func firstNumber(_ numbers: [Double?], from start: Int) -> Int {
    numbers.indices.first { $0 >= start && numbers[$0] != nil } ?? start
  }

  private func text(
    of name: String, _ index: Int, _ numbers: [Double?], _ language: String, _ depth: Int
  ) -> String {
    guard let forms = variables[name]?.forms else { return "" }
    let number = numbers.indices.contains(index) ? numbers[index] ?? 0 : 0
    var category = PluralCategory.category(of: number, language: language)
    // Some languages have no plural form for zero, yet a text may define one.
    if number == 0, forms[.zero] != nil { category = .zero }
    guard let form = forms[category] ?? forms[.other] ?? forms.values.first else { return "" }
    let named = form.replacingOccurrences(of: "%arg", with: "%\(index + 1)$lld")
    var next = name == "whole" ? 0 : index
    return expand(named, numbers, language, &next, depth: depth + 1)
  }

  /// Parses `%#@name@` or `%2$#@name@` at the start of a text.
  private static func variable(_ text: Substring) -> (String, Int?, String.Index)? {
    var rest = text.dropFirst()
    var position: Int?
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    if !digits.isEmpty, rest.dropFirst(digits.count).first == "$" {
      position = Int(digits).map { $0 - 1 }
      rest = rest.dropFirst(digits.count + 1)
    }
    guard rest.hasPrefix("#@"), let end = rest.dropFirst(2).firstIndex(of: "@") else { return nil }
    return (String(rest.dropFirst(2)[..<end]), position, text.index(after: end))
  }

  private static func positioned(_ placeholder: Substring, _ index: Int) -> String {
    placeholder.contains("$")
      ? String(placeholder) : "%\(index + 1)$" + placeholder.dropFirst()
  }
}
