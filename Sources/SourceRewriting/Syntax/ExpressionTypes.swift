import SwiftSyntax

/// What is known of an expression's type from the sources alone.
enum ExpressionType {
  /// A value of a type of the project.
  case instance(IndexedType)
  /// The type itself: `Model` in `Model.shared`.
  case metatype(IndexedType)
  /// A type from elsewhere, whose members cannot be of types of the project.
  case external
  /// Certainly no type of the project; its elements may be.
  case other
  /// It may be anything.
  case unknown

  var nominal: IndexedType? {
    if case .instance(let type) = self { return type }
    return nil
  }

  var isUnknown: Bool {
    if case .unknown = self { return true }
    return false
  }
}

/// Finds types of expressions over declarations, annotations and initialisers. Where inference is
/// needed it knows nothing, and says so.
struct ExpressionTypes {
  let index: TypeIndex
  /// Chains of initialisers that lead back to themselves end here.
  private static let depth = 12

  func type(of expression: ExprSyntax, depth: Int = depth) -> ExpressionType {
    guard depth > 0 else { return .unknown }
    if let node = expression.as(DeclReferenceExprSyntax.self) {
      return type(ofName: node.baseName.name, at: Syntax(node), depth: depth)
    }
    if let node = expression.as(MemberAccessExprSyntax.self) {
      return type(of: node, depth: depth)
    }
    if let node = expression.as(FunctionCallExprSyntax.self) {
      return type(of: node, depth: depth)
    }
    if let node = expression.as(ForceUnwrapExprSyntax.self) {
      return type(of: node.expression, depth: depth - 1)
    }
    if let node = expression.as(OptionalChainingExprSyntax.self) {
      return type(of: node.expression, depth: depth - 1)
    }
    if let node = expression.as(TryExprSyntax.self) {
      return type(of: node.expression, depth: depth - 1)
    }
    if let node = expression.as(AwaitExprSyntax.self) {
      return type(of: node.expression, depth: depth - 1)
    }
    if let node = expression.as(TupleExprSyntax.self) {
      guard node.elements.count == 1, let only = node.elements.first else { return .other }
      return type(of: only.expression, depth: depth - 1)
    }
    if let node = expression.as(GenericSpecializationExprSyntax.self) {
      return type(of: node.expression, depth: depth - 1)
    }
    if let node = expression.as(SequenceExprSyntax.self) { return type(of: node) }
    if expression.is(StringLiteralExprSyntax.self) || expression.is(IntegerLiteralExprSyntax.self)
      || expression.is(FloatLiteralExprSyntax.self) || expression.is(BooleanLiteralExprSyntax.self)
      || expression.is(ArrayExprSyntax.self) || expression.is(DictionaryExprSyntax.self)
      || expression.is(KeyPathExprSyntax.self)
    {
      return .other
    }
    return .unknown
  }

  /// The type that an annotation names.
  func type(_ annotation: TypeSyntax) -> ExpressionType {
    guard let name = annotation.nominalName else { return .other }
    if let generic = genericParameter(name, at: Syntax(annotation)) {
      for constraint in generic {
        if let found = index.type(named: constraint, at: Syntax(annotation)) {
          return .instance(found)
        }
      }
      return .other
    }
    if let found = index.type(named: name, at: Syntax(annotation)) { return .instance(found) }
    return annotation.isGeneric ? .other : .external
  }

  func type(of variable: Variable, depth: Int = depth) -> ExpressionType {
    if let annotation = variable.type {
      // `@Environment(Model.self) var model` and the like have no annotation.
      return type(annotation)
    }
    for case .attribute(let attribute) in variable.declaration.attributes
    where attribute.name == "Environment" {
      guard case .argumentList(let arguments) = attribute.arguments,
        let member = arguments.first?.expression.as(MemberAccessExprSyntax.self),
        member.declName.baseName.text == "self", let base = member.base
      else { return .unknown }
      if case .metatype(let type) = type(of: base, depth: depth - 1) { return .instance(type) }
      return .other
    }
    if let initializer = variable.binding.initializer {
      return type(of: initializer.value, depth: depth - 1)
    }
    return .unknown
  }

  private func type(of node: MemberAccessExprSyntax, depth: Int) -> ExpressionType {
    guard let base = node.base else { return .unknown }
    let name = node.declName.baseName.name
    switch type(of: base, depth: depth - 1) {
    case .metatype(let type):
      if name == "self" { return .metatype(type) }
      if let variable = index.variable(name, of: type) {
        return self.type(of: variable, depth: depth - 1)
      }
      if let nested = index.types["\(type.name).\(name)"] { return .metatype(nested) }
      return .unknown
    case .instance(let type):
      if name == "self" { return .instance(type) }
      if let variable = index.variable(name, of: type) {
        return self.type(of: variable, depth: depth - 1)
      }
      return .unknown
    case .external: return index.extensionsDeclare(name) ? .unknown : .external
    case .other, .unknown: return .unknown
    }
  }

  private func type(of node: FunctionCallExprSyntax, depth: Int) -> ExpressionType {
    let callee = node.calledExpression
    if let member = callee.as(MemberAccessExprSyntax.self) {
      guard let base = member.base else { return .unknown }
      let name = member.declName.baseName.name
      switch type(of: base, depth: depth - 1) {
      case .metatype(let type):
        if name == "init" { return .instance(type) }
        if let nested = index.types["\(type.name).\(name)"] { return .instance(nested) }
        return result(of: index.functions(name, of: type))
      case .instance(let type): return result(of: index.functions(name, of: type))
      case .external: return index.extensionsDeclare(name) ? .unknown : .external
      case .other, .unknown: return .unknown
      }
    }
    if let name = callee.as(DeclReferenceExprSyntax.self)?.baseName.name {
      if case .metatype(let type) = type(ofName: name, at: Syntax(callee), depth: depth - 1) {
        return .instance(type)
      }
      if let own = index.enclosingType(of: node) {
        let members = index.functions(name, of: own)
        if !members.isEmpty { return result(of: members) }
      }
      if let functions = index.functions[name] { return result(of: functions) }
      // A type from elsewhere, as names go; a function from elsewhere may return anything.
      return name.first?.isUppercase == true ? .external : .unknown
    }
    if let generic = callee.as(GenericSpecializationExprSyntax.self) {
      if case .metatype(let type) = type(of: generic.expression, depth: depth - 1) {
        return .instance(type)
      }
      return .other
    }
    return .unknown
  }

  /// `a as B`, `a as! B`.
  private func type(of node: SequenceExprSyntax) -> ExpressionType {
    if let last = node.elements.last?.as(TypeExprSyntax.self) { return type(last.type) }
    return .unknown
  }

  private func result(of functions: [FunctionDeclSyntax]) -> ExpressionType {
    guard let first = functions.first, functions.count == 1 else { return .unknown }
    guard let result = first.signature.returnClause?.type else { return .other }
    if result.as(SomeOrAnyTypeSyntax.self) != nil { return .unknown }
    return type(result)
  }

  // MARK: Names

  private func type(ofName name: String, at node: Syntax, depth: Int) -> ExpressionType {
    if name == "self" {
      return index.enclosingType(of: node).map { .instance($0) } ?? .unknown
    }
    if name == "Self" {
      return index.enclosingType(of: node).map { .metatype($0) } ?? .unknown
    }
    // The projection `$model` and the storage `_model` are no models.
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

  /// A variable, parameter or capture between a node and its type.
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
        // `if let name` is of the outer `name`.
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

  /// The constraints of a generic parameter that a name means, if it means one.
  private func genericParameter(_ name: String, at node: Syntax) -> [String]? {
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

extension TypeSyntax {
  /// Whether it is made of other types.
  fileprivate var isGeneric: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftAngle }
  }
}

extension String {
  /// The identifiers in a piece of source.
  fileprivate var words: [String] {
    split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init)
  }
}
