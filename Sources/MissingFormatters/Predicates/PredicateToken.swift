/// A token of a predicate's format.
enum PredicateToken: Equatable {
  case word(String)
  case text(String)
  case number(Double)
  /// A placeholder for a value: `%@`.
  case value
  /// A placeholder for a property's name: `%K`.
  case name
  case sign(String)

  /// Nil if a quoted string does not end.
  static func tokens(of format: String) -> [PredicateToken]? {
    var rest = format[...]
    var tokens: [PredicateToken] = []
    while let first = rest.first {
      if first.isWhitespace {
        rest.removeFirst()
      } else if let token = next(&rest, first) {
        tokens.append(token)
      } else {
        return nil
      }
    }
    return tokens
  }

  private static func next(_ rest: inout Substring, _ first: Character) -> PredicateToken? {
    switch first {
    case "'", "\"": return text(&rest)
    case "%": return place(&rest)
    case _ where first.isNumber:
      return Double(take(&rest) { $0.isNumber || $0 == "." }).map(PredicateToken.number)
    case _ where first.isLetter || "_@#$".contains(first):
      return .word(take(&rest) { $0.isLetter || $0.isNumber || "_@#$.".contains($0) })
    default: return sign(&rest)
    }
  }

  private static func take(
    _ rest: inout Substring, while isPart: (Character) -> Bool
  ) -> String {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return String(part)
  }

  private static func text(_ rest: inout Substring) -> PredicateToken? {
    let quote = rest.removeFirst()
    var text = ""
    while let next = rest.popFirst() {
      if next == quote { return .text(text) }
      if next != "\\" {
        text.append(next)
      } else if let escaped = rest.popFirst() {
        text.append(escaped == "n" ? "\n" : escaped == "t" ? "\t" : escaped)
      }
    }
    return nil
  }

  private static func place(_ rest: inout Substring) -> PredicateToken? {
    rest.removeFirst()
    switch rest.popFirst() {
    case "@": return .value
    case "K": return .name
    case var letter?:
      while "lhqz".contains(letter), let next = rest.popFirst() { letter = next }
      return "dDiuUfFeEgGxXcs".contains(letter) ? .value : nil
    case nil: return nil
    }
  }

  private static let signs = [
    "==", "=>", "=<", ">=", "<=", "!=", "<>", "&&", "||", "=", "<", ">", "!", "(", ")", "{", "}",
    ",", "[", "]", "-",
  ]

  private static func sign(_ rest: inout Substring) -> PredicateToken? {
    guard let sign = signs.first(where: rest.hasPrefix) else { return nil }
    rest = rest.dropFirst(sign.count)
    return .sign(sign)
  }
}
