import SourceModel

/// What an expression yields for certain when some names have known values.
///
/// `!name.isEmpty && name.count > 2` is false while `name` is `""`. Anything that is not certain has
/// no known value.
enum KnownValue: Equatable {
  case boolean(Bool)
  case number(Double)
  case text(String)
  case emptyList

  /// - Parameter names: the values of names.
  init?(_ node: SourceNode, where names: [String: KnownValue] = [:]) {
    guard let value = Self.value(of: node, names) else { return nil }
    self = value
  }

  private typealias Names = [String: KnownValue]

  private static func value(of node: SourceNode, _ names: Names) -> KnownValue? {
    if node.isEmptyArray { return .emptyList }
    switch node.kind {
    case .booleanLiteral: return .boolean(node.name == "true")
    case .integerLiteral, .floatLiteral: return Double(node.name).map(KnownValue.number)
    case .stringLiteral:
      let isPlain = node.firstChild == nil && !node.flags.contains(.rawOrMultiline)
      return isPlain && !node.name.contains("\\") ? .text(node.name) : nil
    case .dictionaryLiteral: return node.firstChild == nil ? .emptyList : nil
    case .identifier: return names[node.name]
    case .tuple:
      let parts = Array(node.children)
      guard parts.count == 1, let part = parts.first else { return nil }
      return value(of: part.kind == .argument ? part.firstChild ?? part : part, names)
    case .prefixOperator:
      guard let operand = node.firstChild, let known = value(of: operand, names) else { return nil }
      switch (node.name, known) {
      case ("!", .boolean(let known)): return .boolean(!known)
      case ("-", .number(let known)): return .number(-known)
      default: return nil
      }
    case .memberAccess: return member(node, names)
    case .call: return result(of: node, names)
    case .sequence: return sequence(Array(node.children)[...], names)
    default: return nil
    }
  }

  private static func member(_ access: SourceNode, _ names: Names) -> KnownValue? {
    guard let base = access.firstChild else { return nil }
    switch (access.name, value(of: base, names)) {
    case ("isEmpty", .text(let text)): return .boolean(text.isEmpty)
    case ("isEmpty", .emptyList): return .boolean(true)
    case ("count", .text(let text)): return .number(Double(text.count))
    case ("count", .emptyList): return .number(0)
    default: return nil
    }
  }

  private static func result(of call: SourceNode, _ names: Names) -> KnownValue? {
    guard let callee = call.callee, callee.kind == .memberAccess, let base = callee.firstChild,
      let known = value(of: base, names), known == .emptyList || known == .text("")
    else { return nil }
    switch callee.name {
    case "filter", "trimmingCharacters", "uppercased", "lowercased", "sorted": return known
    case "map", "compactMap", "reversed": return known == .emptyList ? known : nil
    case "reduce":
      return call.arguments.first?.firstChild.flatMap { value(of: $0, names) }
    case "contains" where known == .emptyList: return .boolean(false)
    case "allSatisfy": return .boolean(true)
    default: return nil
    }
  }

  /// Operands and operators in source order: what binds least is looked for first.
  private static func sequence(_ parts: ArraySlice<SourceNode>, _ names: Names) -> KnownValue? {
    if parts.count == 1, let only = parts.first { return value(of: only, names) }
    // What binds less than '||' is not taken apart.
    if parts.contains(where: { $0.kind == .ternary || ["?", "??"].contains($0.name) }) {
      return nil
    }
    for (name, decides) in [("||", true), ("&&", false)] {
      guard let place = parts.firstIndex(where: { $0.kind == .binaryOperator && $0.name == name })
      else { continue }
      let first = sequence(parts[..<place], names)
      let rest = sequence(parts[(place + 1)...], names)
      if first == .boolean(decides) || rest == .boolean(decides) { return .boolean(decides) }
      guard first == .boolean(!decides), rest == .boolean(!decides) else { return nil }
      return .boolean(!decides)
    }
    let (first, last) = (parts.startIndex, parts.endIndex - 1)
    guard parts.count == 3, parts[first + 1].kind == .binaryOperator,
      let left = value(of: parts[first], names), let right = value(of: parts[last], names)
    else { return nil }
    switch parts[first + 1].name {
    case "==": return .boolean(left == right)
    case "!=": return .boolean(left != right)
    default: break
    }
    guard case .number(let left) = left, case .number(let right) = right else { return nil }
    switch parts[first + 1].name {
    case "<": return .boolean(left < right)
    case ">": return .boolean(left > right)
    case "<=": return .boolean(left <= right)
    case ">=": return .boolean(left >= right)
    default: return nil
    }
  }
}

extension KnownValue {
  /// The values that a view's or a class's own properties begin with, as far as they are known.
  static func atFirst(in type: NominalType) -> [String: KnownValue] {
    var known: [String: KnownValue] = [:]
    for property in type.storedProperties where !property.isStatic {
      guard property.wrapper == nil || property.wrapper?.name == "State", property.isPrivate,
        !isSetInInitializer(property, of: type), let value = property.initialValue,
        let start = KnownValue(value)
      else { continue }
      known[property.name] = start
    }
    return known
  }

  private static func isSetInInitializer(
    _ property: PropertyDeclaration, of type: NominalType
  ) -> Bool {
    PropertyUses(of: property.name, in: type.initializers.map(\.node)).all.contains {
      $0.kind != .read
    }
  }
}
