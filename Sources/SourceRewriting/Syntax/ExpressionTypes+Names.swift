import SwiftSyntax

/// Resolves a name in its context: a local, a member of an enclosing type, a type, a global.
extension ExpressionTypes {
  func type(ofName name: String, at node: Syntax, depth: Int) -> ExpressionType {
    if name == "self" {
      return index.enclosingType(of: node).map { .instance($0) } ?? .unknown
    }
    if name == "Self" {
      return index.enclosingType(of: node).map { .metatype($0) } ?? .unknown
    }
    // The projection `$model` and the storage `_model` are not models.
    switch local(name, at: node, depth: depth) {
    case .found(let type): return type
    case .notLocal: break
    }
    var scope = TypeIndex.enclosingTypeName(of: node)
    while let outer = scope {
      if let type = index.types[outer], let variable = index.variable(name, of: type) {
        return self.type(of: variable, depth: depth - 1)
      }
      scope = outer.lastIndex(of: ".").map { String(outer[..<$0]) }
    }
    if let type = index.type(named: name, at: node) { return .metatype(type) }
    if let variable = index.globals[name] { return type(of: variable, depth: depth - 1) }
    return name.first?.isUppercase == true ? .external : .unknown
  }

  private enum Local {
    case found(ExpressionType)
    case notLocal
  }

  /// A variable, parameter or capture between a node and its enclosing type.
  private func local(_ name: String, at node: Syntax, depth: Int) -> Local {
    var child = node
    var parent = node.parent
    while let here = parent {
      defer {
        child = here
        parent = here.parent
      }
      if let list = here.as(CodeBlockItemListSyntax.self) {
        if here.parent?.is(SourceFileSyntax.self) == true { return .notLocal }
        for item in list {
          if item.position >= child.position { break }
          if let found = declared(name, in: item, depth: depth) { return .found(found) }
        }
      } else if let closure = here.as(ClosureExprSyntax.self) {
        if let found = captured(name, by: closure, depth: depth) { return .found(found) }
      } else if let function = here.as(FunctionDeclSyntax.self) {
        if let found = parameter(name, of: function.signature.parameterClause) {
          return .found(found)
        }
      } else if let initializer = here.as(InitializerDeclSyntax.self) {
        if let found = parameter(name, of: initializer.signature.parameterClause) {
          return .found(found)
        }
      } else if let declaration = here.as(SubscriptDeclSyntax.self) {
        if let found = parameter(name, of: declaration.parameterClause) { return .found(found) }
      } else if let condition = here.as(IfExprSyntax.self) {
        if child.id != condition.elseBody.map({ Syntax($0).id }),
          let found = bound(name, by: condition.conditions, before: child, depth: depth)
        {
          return .found(found)
        }
      } else if let loop = here.as(WhileStmtSyntax.self) {
        if let found = bound(name, by: loop.conditions, before: child, depth: depth) {
          return .found(found)
        }
      } else if let loop = here.as(ForStmtSyntax.self) {
        if loop.pattern.source.words.contains(name), child.id == Syntax(loop.body).id {
          return .found(.unknown)
        }
      } else if let branch = here.as(SwitchCaseSyntax.self) {
        if branch.label.source.words.contains(name) { return .found(.unknown) }
      } else if here.is(CatchClauseSyntax.self), name == "error" {
        return .found(.other)
      } else if here.is(MemberBlockSyntax.self) {
        return .notLocal
      }
    }
    return .notLocal
  }

  private func declared(
    _ name: String, in item: CodeBlockItemSyntax, depth: Int
  ) -> ExpressionType? {
    if let variable = item.item.as(VariableDeclSyntax.self) {
      for binding in variable.bindings where binding.name == name {
        if let annotation = binding.typeAnnotation { return type(annotation.type) }
        if let value = binding.initializer { return type(of: value.value, depth: depth - 1) }
        return .unknown
      }
      for binding in variable.bindings where binding.pattern.source.words.contains(name) {
        return .unknown
      }
    } else if let statement = item.item.as(GuardStmtSyntax.self) {
      return bound(name, by: statement.conditions, before: nil, depth: depth)
    }
    return nil
  }

  private func bound(
    _ name: String, by conditions: ConditionElementListSyntax, before node: Syntax?, depth: Int
  ) -> ExpressionType? {
    for element in conditions {
      if let node, node.position <= element.position, node.is(ConditionElementSyntax.self) {
        return nil
      }
      if case .optionalBinding(let binding) = element.condition {
        guard binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.name == name else {
          continue
        }
        if let annotation = binding.typeAnnotation { return type(annotation.type) }
        if let value = binding.initializer { return type(of: value.value, depth: depth - 1) }
        // `if let name` refers to the outer `name`.
        return type(
          ofName: name, at: Syntax(conditions.parent ?? Syntax(conditions)), depth: depth - 1)
      }
      if case .matchingPattern(let pattern) = element.condition,
        pattern.pattern.source.words.contains(name)
      {
        return .unknown
      }
    }
    return nil
  }

  private func captured(
    _ name: String, by closure: ClosureExprSyntax, depth: Int
  ) -> ExpressionType? {
    guard let signature = closure.signature else { return nil }
    if let capture = signature.capture?.items.first(where: { $0.name.name == name }),
      let value = capture.initializer
    {
      return type(of: value.value, depth: depth - 1)
    }
    switch signature.parameterClause {
    case .simpleInput(let names):
      return names.contains { $0.name.name == name } ? .unknown : nil
    case .parameterClause(let clause):
      for parameter in clause.parameters
      where (parameter.secondName ?? parameter.firstName).name == name {
        return parameter.type.map { type($0) } ?? .unknown
      }
      return nil
    default: return nil
    }
  }

  private func parameter(
    _ name: String, of clause: FunctionParameterClauseSyntax
  ) -> ExpressionType? {
    for parameter in clause.parameters
    where (parameter.secondName ?? parameter.firstName).name == name {
      return type(parameter.type)
    }
    return nil
  }

  /// The constraints of a generic parameter, if a name refers to one.
  func genericParameter(_ name: String, at node: Syntax) -> [String]? {
    var here = node.parent
    while let parent = here {
      defer { here = parent.parent }
      let clause =
        parent.asProtocol(WithGenericParametersSyntax.self)?.genericParameterClause
      guard let parameter = clause?.parameters.first(where: { $0.name.name == name }) else {
        continue
      }
      var constraints = parameter.inheritedType?.nominalNames ?? []
      let requirements =
        parent.asProtocol(WithGenericParametersSyntax.self)?.genericWhereClause?.requirements
      for requirement in requirements ?? [] {
        if case .conformanceRequirement(let node) = requirement.requirement,
          node.leftType.nominalName == name
        {
          constraints += node.rightType.nominalNames
        }
      }
      return constraints
    }
    return nil
  }
}

extension String {
  /// The identifiers in a piece of source.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
