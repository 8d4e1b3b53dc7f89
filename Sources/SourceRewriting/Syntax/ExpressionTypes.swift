import SwiftSyntax

/// The type of an expression, as far as the sources alone tell.
enum ExpressionType {
  /// A value of a type that the project declares.
  case instance(IndexedType)
  /// The type itself: `Model` in `Model.shared`.
  case metatype(IndexedType)
  /// An external type, whose members cannot have types of the project.
  case external
  /// Certainly not a type of the project; its elements may be.
  case other
  /// Any type is possible.
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

/// Determines types of expressions from declarations, annotations and initial values. If inference
/// is needed, the type is unknown.
struct ExpressionTypes {
  let index: TypeIndex
  /// The depth at which cyclic chains of initial values end.
  private static let depth = 12
  /// Wrappers whose argument names the type of the value: `@Environment(Model.self) var model`.
  private static let namingWrappers: Set<String> = [
    "Environment", "NSApplicationDelegateAdaptor", "UIApplicationDelegateAdaptor",
    "WKApplicationDelegateAdaptor", "WKExtensionDelegateAdaptor",
  ]

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
      // `@Environment(Model.self) var model` and similar properties have no annotation.
      return type(annotation)
    }
    for case .attribute(let attribute) in variable.declaration.attributes
    where Self.namingWrappers.contains(attribute.name) {
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
      // An external type, judged by its name; an external function may return anything.
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
}

extension TypeSyntax {
  /// Whether the type contains generic arguments.
  fileprivate var isGeneric: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.tokenKind == .leftAngle }
  }
}
