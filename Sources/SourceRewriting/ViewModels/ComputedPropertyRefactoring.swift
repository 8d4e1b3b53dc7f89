import SwiftSyntax

extension RefactoringPlan {
  /// Turns a property that is only ever set to one expression of other properties into a computed
  /// property, which cannot be out of date.
  mutating func computeDerivedProperties() {
    var found = false
    for member in declaration.memberBlock.members {
      guard let variable = member.decl.as(VariableDeclSyntax.self),
        let derived = DerivedProperty(variable, in: self)
      else { continue }
      found = true
      compute(derived, variable)
    }
    if !found {
      haveNothingToDo("no property is only ever set to one expression of other properties")
    }
  }

  private mutating func compute(_ derived: DerivedProperty, _ variable: VariableDeclSyntax) {
    if let attribute = variable.attributes.first(named: "Published") {
      add(.remove(attribute.contentRange.lowerBound..<attribute.endPosition.utf8Offset))
    }
    for modifier in variable.modifiers where modifier.detail != nil {
      add(.remove(modifier.contentRange.lowerBound..<modifier.endPosition.utf8Offset))
    }
    let binding = derived.binding
    add(
      SourceEdit(
        binding.pattern.contentRange.upperBound..<binding.contentRange.upperBound,
        with: ": \(derived.type) { \(derived.value) }"))
    for statement in derived.assignments { add(.remove(file.wholeLines(of: statement))) }
    explanation.append(
      "'\(derived.name)' is computed: it follows from '\(derived.sources.joined(separator: "', '"))'."
    )
  }
}

/// A stored property that can be derived from others.
private struct DerivedProperty {
  let name: String
  let type: String
  let value: String
  let binding: PatternBindingSyntax
  let assignments: [CodeBlockItemSyntax]
  let sources: [String]

  private static let literals: [String: String] = ["0": "Int", "\"\"": "String", "false": "Bool"]

  /// Operations that derive a value only from their operands.
  private static let pure: Set<String> = [
    "count", "isEmpty", "reduce", "filter", "map", "compactMap", "flatMap", "sorted", "first",
    "last",
    "min", "max", "contains", "allSatisfy", "reversed", "uppercased", "lowercased", "prefix",
    "suffix", "joined", "dropFirst", "dropLast", "trimmingCharacters",
  ]

  init?(_ variable: VariableDeclSyntax, in plan: RefactoringPlan) {
    guard !variable.isLet, !variable.isOfType, variable.bindings.count == 1,
      let binding = variable.bindings.first, let name = binding.name, binding.accessorBlock == nil,
      variable.attributes.allSatisfy({ $0.as(AttributeSyntax.self)?.name == "Published" }),
      !variable.modifiers.contains(.lazy),
      !["cache", "last", "previous", "old", "saved"].contains(where: name.lowercased().contains),
      !variable.leadingTrivia.description.lowercased().contains("cache")
    else { return nil }
    let standard = binding.initializer?.value.source ?? ""
    guard let type = binding.typeAnnotation?.type.source ?? Self.literals[standard],
      plan.type.parts.count == 1
    else { return nil }
    let finder = References(to: name)
    finder.walk(Syntax(plan.declaration))
    var assignments: [CodeBlockItemSyntax] = []
    var values: Set<String> = []
    var value: ExprSyntax?
    for node in finder.found {
      guard let (statement, given) = Self.assignment(to: node) else {
        if Self.isChanged(node) { return nil }
        continue
      }
      guard Self.isAlwaysMade(statement) else { return nil }
      assignments.append(statement)
      values.insert(given.source)
      value = given
    }
    let outside = MemberUses(
      of: plan.type, in: plan.files, index: plan.index, types: plan.types)
    let projected = References(to: "$\(name)")
    projected.walk(Syntax(plan.declaration))
    guard let value, values.count == 1, !outside.written.contains(name), projected.found.isEmpty,
      let sources = Self.sources(of: value, in: plan), !sources.contains(name),
      Self.follows(name, sources, in: plan)
    else { return nil }
    self.name = name
    self.type = type
    self.value = value.source
    self.binding = binding
    self.assignments = assignments
    self.sources = sources
  }

  /// `name = value` as a separate, unconditional statement.
  private static func assignment(
    to node: DeclReferenceExprSyntax
  ) -> (CodeBlockItemSyntax, ExprSyntax)? {
    var whole = Syntax(node)
    if let own = node.parent?.as(MemberAccessExprSyntax.self), own.declName.id == node.id {
      whole = Syntax(own)
    }
    guard let sequence = whole.parent?.parent?.as(SequenceExprSyntax.self),
      let statement = sequence.parent?.as(CodeBlockItemSyntax.self)
    else { return nil }
    let elements = Array(sequence.elements)
    guard elements.count >= 3, elements[0].id == ExprSyntax(whole)?.id,
      elements[1].is(AssignmentExprSyntax.self)
    else { return nil }
    if elements.count == 3 { return (statement, elements[2]) }
    let rest = SequenceExprSyntax(elements: ExprListSyntax(elements.dropFirst(2)))
    return (statement, ExprSyntax(rest))
  }

  /// Whether a function executes the assignment each time it runs.
  private static func isAlwaysMade(_ statement: CodeBlockItemSyntax) -> Bool {
    var here = statement.parent
    while let parent = here {
      if parent.is(FunctionDeclSyntax.self) || parent.is(InitializerDeclSyntax.self) { return true }
      let isPlain = parent.is(CodeBlockItemListSyntax.self) || parent.is(CodeBlockSyntax.self)
      guard isPlain else { return false }
      here = parent.parent
    }
    return false
  }

  /// Whether it may be changed other than by assignment: by a method, in a part, as `inout`.
  private static func isChanged(_ node: DeclReferenceExprSyntax) -> Bool {
    var here = Syntax(node)
    if let own = node.parent?.as(MemberAccessExprSyntax.self), own.declName.id == node.id {
      here = Syntax(own)
    }
    guard let parent = here.parent else { return true }
    if let member = parent.as(MemberAccessExprSyntax.self) {
      return !pure.contains(member.declName.baseName.name)
    }
    if let elements = parent.as(ExprListSyntax.self), elements.first?.id == ExprSyntax(here)?.id {
      return elements.dropFirst().first?.isAssignment == true
    }
    return parent.is(SubscriptCallExprSyntax.self) || parent.is(InOutExprSyntax.self)
  }

  /// Whether every function that sets a source also sets the derived value: an omission may be
  /// intentional.
  private static func follows(
    _ name: String, _ sources: [String], in plan: RefactoringPlan
  ) -> Bool {
    plan.methods.allSatisfy { method in
      let touched = References.changed(sources, in: Syntax(method))
      return !touched || Names.written(in: Syntax(method)).contains(name)
    }
  }

  /// The class's own properties from which the value is computed, by pure operations only.
  private static func sources(of value: ExprSyntax, in plan: RefactoringPlan) -> [String]? {
    var sources: [String] = []
    for token in value.tokens(viewMode: .sourceAccurate) {
      guard case .identifier = token.tokenKind else {
        if [.keyword(.await), .keyword(.try)].contains(token.tokenKind) { return nil }
        continue
      }
      let name = token.name
      if let variable = plan.type.variables[name] {
        guard variable.isStored, !variable.declaration.isLet else { return nil }
        if !sources.contains(name) { sources.append(name) }
      } else if !pure.contains(name) {
        return nil
      }
    }
    return sources.isEmpty ? nil : sources
  }
}

extension References {
  /// Whether some of these names may be changed: assigned, or a method called on them.
  fileprivate static func changed(_ names: [String], in node: Syntax) -> Bool {
    if !Names.written(in: node).isDisjoint(with: names) { return true }
    return names.contains { name in
      let finder = References(to: name)
      finder.walk(node)
      return finder.found.contains { reference in
        let own = reference.parent?.as(MemberAccessExprSyntax.self)
        let whole = own?.declName.id == reference.id ? own?.parent : reference.parent
        guard let member = whole?.as(MemberAccessExprSyntax.self) else {
          return whole?.is(InOutExprSyntax.self) == true
        }
        let changing: Set<String> = [
          "append", "insert", "remove", "removeAll", "removeLast", "removeFirst", "move", "sort",
          "shuffle", "toggle", "merge", "formUnion", "update", "reverse", "swapAt",
        ]
        return changing.contains(member.declName.baseName.name)
      }
    }
  }
}
