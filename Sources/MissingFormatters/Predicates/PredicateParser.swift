/// Parses a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var values: ArraySlice<Any>
  private var isReadable: Bool

  init(_ format: String, _ values: [Any]) {
    let tokens = PredicateToken.tokens(of: format)
    isReadable = tokens != nil
    self.tokens = (tokens ?? [])[...]
    self.values = values[...]
  }

  /// Nil if the format cannot be parsed to its end.
  mutating func condition() -> PredicateCondition? {
    guard isReadable, let condition = alternatives(), tokens.isEmpty else { return nil }
    return condition
  }

  // MARK: Conditions

  private mutating func alternatives() -> PredicateCondition? {
    guard var condition = conjunction() else { return nil }
    while take(word: "OR") || take(sign: "||") {
      guard let next = conjunction() else { return nil }
      condition = .either(condition, next)
    }
    return condition
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard var condition = negation() else { return nil }
    while take(word: "AND") || take(sign: "&&") {
      guard let next = negation() else { return nil }
      condition = .both(condition, next)
    }
    return condition
  }

  private mutating func negation() -> PredicateCondition? {
    if take(word: "NOT") || take(sign: "!") { return negation().map { .not($0) } }
    if take(word: "TRUEPREDICATE") { return .always(true) }
    if take(word: "FALSEPREDICATE") { return .always(false) }
    if take(sign: "(") {
      guard let condition = alternatives(), take(sign: ")") else { return nil }
      return condition
    }
    return comparison().map { .comparison($0) }
  }

  private mutating func comparison() -> PredicateComparison? {
    let quantity = quantity()
    guard let left = operand(), let relation = relation() else { return nil }
    var options: PredicateComparison.Options = []
    if take(sign: "[") {
      guard case .word(let letters)? = tokens.popFirst(), take(sign: "]") else { return nil }
      if letters.lowercased().contains("c") { options.insert(.caseInsensitive) }
      if letters.lowercased().contains("d") { options.insert(.diacriticInsensitive) }
    }
    guard let right = operand() else { return nil }
    return PredicateComparison(
      quantity: quantity, left: left, relation: relation, right: right, options: options)
  }

  private mutating func quantity() -> PredicateComparison.Quantity {
    if take(word: "ANY") || take(word: "SOME") { return .any }
    if take(word: "ALL") { return .all }
    return take(word: "NONE") ? .none : .one
  }

  private mutating func relation() -> PredicateComparison.Relation? {
    switch tokens.popFirst() {
    case .sign(let sign)?: PredicateComparison.Relation(sign: sign)
    case .word(let word)?: PredicateComparison.Relation(rawValue: word.uppercased())
    default: nil
    }
  }

  // MARK: Operands

  private mutating func operand() -> PredicateOperand? {
    switch tokens.popFirst() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .value?: return values.popFirst().map { .value(PredicateValue.unwrapped($0)) }
    case .name?: return (values.popFirst() as? String).map(Self.path)
    case .word(let word)?: return Self.named(word)
    case .sign("-")?:
      guard case .number(let number)? = tokens.popFirst() else { return nil }
      return .value(-number)
    case .sign("{")?: return list()
    default: return nil
    }
  }

  private mutating func list() -> PredicateOperand? {
    var parts: [PredicateOperand] = []
    if take(sign: "}") { return .list(parts) }
    repeat {
      guard let part = operand() else { return nil }
      parts.append(part)
    } while take(sign: ",")
    return take(sign: "}") ? .list(parts) : nil
  }

  private static func named(_ word: String) -> PredicateOperand {
    switch word.uppercased() {
    case "SELF": .path([])
    case "TRUE", "YES": .value(true)
    case "FALSE", "NO": .value(false)
    case "NIL", "NULL": .value(nil)
    default: path(word)
    }
  }

  private static func path(_ name: String) -> PredicateOperand {
    var parts = name.split(separator: ".").map(String.init)
    if parts.first?.uppercased() == "SELF" { parts.removeFirst() }
    // A name that is also a keyword.
    return .path(parts.map { $0.hasPrefix("#") ? String($0.dropFirst()) : $0 })
  }

  // MARK: Tokens

  private mutating func take(sign: String) -> Bool {
    guard tokens.first == .sign(sign) else { return false }
    tokens.removeFirst()
    return true
  }

  private mutating func take(word: String) -> Bool {
    guard case .word(let next)? = tokens.first, next.uppercased() == word else { return false }
    tokens.removeFirst()
    return true
  }
}
