import SwiftSyntax

extension MigrationPass {
  /// Handles `ObservableObject` as the constraint of a generic parameter or an argument: only
  /// classes that are passed to that function or type have to stay.
  ///
  /// - Returns: whether it is such a constraint, and other classes are not affected.
  func checkConstraint(_ node: IdentifierTypeSyntax) -> Bool {
    guard let asking = AskingDeclaration(of: node) else { return false }
    switch asking {
    // A property wrapper that accesses the enclosing object: classes with unknown wrappers stay
    // anyway.
    case .enclosingInstance: return true
    case .function(let name), .type(let name):
      for file in files {
        let finder = NameUses(of: name)
        finder.walk(file.tree)
        for use in finder.found { checkUse(use, of: name, asking: node, in: file) }
      }
      return true
    }
  }

  private func checkUse(
    _ use: NameUses.Use, of name: String, asking node: IdentifierTypeSyntax, in file: ParsedFile
  ) {
    let reason =
      "'\(name)' asks for an 'ObservableObject', which the class would not be any more"
    switch use {
    case .given(let arguments):
      for argument in arguments {
        switch types.type(of: argument) {
        case .instance(let type), .metatype(let type):
          if let set = sets.set(of: type) { block(set, argument, file, reason) }
        case .unknown:
          guard !argument.isPlain else { continue }
          blockAll(
            argument, file,
            "'\(name)' asks for an 'ObservableObject', and the type of '\(argument.source)' cannot be told from the sources"
          )
        case .external, .other: break
        }
      }
    case .specialised(let arguments):
      for argument in arguments {
        if case .instance(let type) = types.type(argument), let set = sets.set(of: type) {
          block(set, argument, file, reason)
        }
      }
    case .other(let place):
      blockAll(place, file, "'\(name)' asks for an 'ObservableObject', and is handed on here")
    }
  }
}

/// A declaration that requires `ObservableObject` by a constraint.
private enum AskingDeclaration {
  /// `func f<T: ObservableObject>(_ model: T)`, `func f(_ model: some ObservableObject)`.
  case function(String)
  /// `struct Watching<Model: ObservableObject>`.
  case type(String)
  /// `static subscript<Object: ObservableObject>(_enclosingInstance object: Object, ...)`.
  case enclosingInstance

  init?(of node: IdentifierTypeSyntax) {
    var child = Syntax(node)
    while let parent = child.parent {
      if let function = parent.as(FunctionDeclSyntax.self) {
        // In its body or its result, it may mean anything.
        guard
          child.is(GenericParameterClauseSyntax.self) || child.is(GenericWhereClauseSyntax.self)
            || Self.isParameter(node, of: function)
        else { return nil }
        self = .function(function.name.name)
        return
      }
      if let declaration = parent.as(SubscriptDeclSyntax.self) {
        guard
          child.is(GenericParameterClauseSyntax.self) || child.is(GenericWhereClauseSyntax.self),
          declaration.parameterClause.parameters.first?.firstName.text == "_enclosingInstance"
        else { return nil }
        self = .enclosingInstance
        return
      }
      if parent.is(StructDeclSyntax.self) || parent.is(ClassDeclSyntax.self)
        || parent.is(EnumDeclSyntax.self) || parent.is(ActorDeclSyntax.self)
      {
        guard
          child.is(GenericParameterClauseSyntax.self) || child.is(GenericWhereClauseSyntax.self),
          let name = parent.asProtocol(NamedDeclSyntax.self)?.name.name
        else { return nil }
        self = .type(name)
        return
      }
      if parent.is(InitializerDeclSyntax.self) || parent.is(MemberBlockItemSyntax.self)
        || parent.is(CodeBlockItemSyntax.self)
      {
        return nil
      }
      child = parent
    }
    return nil
  }

  /// Whether it is the type of a parameter itself, with or without `some` or `any`, and not part of
  /// a closure type.
  private static func isParameter(
    _ node: IdentifierTypeSyntax, of function: FunctionDeclSyntax
  ) -> Bool {
    function.signature.parameterClause.parameters.contains { parameter in
      parameter.type.as(SomeOrAnyTypeSyntax.self)?.constraint.id == TypeSyntax(node).id
    }
  }
}

/// The uses of a function or a generic type, found by name.
private final class NameUses: SyntaxVisitor {
  enum Use {
    case given([ExprSyntax])
    case specialised([TypeSyntax])
    case other(Syntax)
  }

  private let name: String
  private(set) var found: [Use] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    guard node.baseName.name == name else { return .visitChildren }
    var callee = Syntax(node)
    if let member = callee.parent?.as(MemberAccessExprSyntax.self), member.declName.id == node.id {
      callee = Syntax(member)
    }
    if let generic = callee.parent?.as(GenericSpecializationExprSyntax.self) {
      note(generic.genericArgumentClause)
      callee = Syntax(generic)
    }
    guard let call = callee.parent?.as(FunctionCallExprSyntax.self),
      call.calledExpression.id == ExprSyntax(callee)?.id
    else {
      // 'Watching.self', 'Watching.init' and 'let f = watch'.
      found.append(.other(callee))
      return .visitChildren
    }
    found.append(.given(call.arguments.map(\.expression)))
    return .visitChildren
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    guard node.name.name == name else { return .visitChildren }
    if let clause = node.genericArgumentClause {
      note(clause)
    } else if node.parent?.is(TypeInitializerClauseSyntax.self) == true {
      // 'typealias Other = Watching'
      found.append(.other(Syntax(node)))
    }
    return .visitChildren
  }

  private func note(_ clause: GenericArgumentClauseSyntax) {
    found.append(.specialised(clause.arguments.compactMap { $0.argument.as(TypeSyntax.self) }))
  }
}

extension ExprSyntax {
  /// Whether it is certainly not an object, whatever it contains.
  fileprivate var isPlain: Bool {
    self.is(ClosureExprSyntax.self) || self.is(StringLiteralExprSyntax.self)
      || self.is(NilLiteralExprSyntax.self) || self.is(PrefixOperatorExprSyntax.self)
      || self.is(InOutExprSyntax.self)
      // '$model.text', '.top', '.constant(1)'
      || source.hasPrefix("$") || source.hasPrefix(".")
  }
}
