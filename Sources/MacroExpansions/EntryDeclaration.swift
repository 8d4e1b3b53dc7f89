import SwiftSyntax

/// A variable with `@Entry`, parsed and validated.
///
/// Invariant: there is a type or a default, and a focused value has an optional type.
struct EntryDeclaration {
  let container: EntryContainer
  let name: String
  /// The type as written, with `T!` as `T?`; nil if only the default determines it.
  let type: TypeSyntax?
  /// The default as written, or `nil` if an optional variable omits it.
  let defaultValue: ExprSyntax?
  /// Whether the variable opts out of the module's default isolation: its key must do the same.
  let isNonisolated: Bool

  /// Parses `declaration`, which is in `scopes` (innermost first).
  init(_ declaration: some DeclSyntaxProtocol, in scopes: [Syntax]) throws(MacroMistake) {
    guard let variable = declaration.as(VariableDeclSyntax.self) else {
      throw MacroMistake(
        "'@Entry' makes a value of a variable only. Write '@Entry var name: Type = default'.",
        at: declaration)
    }
    guard let scope = scopes.first?.as(ExtensionDeclSyntax.self),
      let container = EntryContainer(extending: scope)
    else {
      throw MacroMistake(
        """
        '@Entry' has nothing to add this variable to. Move it into an extension of \
        \(EntryContainer.list).
        """, at: variable)
    }
    self.container = container

    let binding = try Self.soleBinding(of: variable)
    guard let pattern = binding.pattern.as(IdentifierPatternSyntax.self) else {
      throw MacroMistake(
        "'@Entry' adds one value at a time. Give each value a variable of its own.", at: binding)
    }
    name = pattern.identifier.identifier?.name ?? pattern.identifier.text
    let type = binding.typeAnnotation?.type.trimmed
    self.type = type.map(\.readingImplicitlyUnwrappedAsOptional)
    defaultValue = binding.initializer?.value.trimmed
    isNonisolated = variable.modifiers.hasNonisolated || scope.modifiers.hasNonisolated
    try checkTypeAndDefault(of: binding)
  }

  /// The wrapped type of an optional type; nil if the type is not optional.
  var wrappedType: TypeSyntax? { type?.wrappedByOptional }

  private static func soleBinding(
    of variable: VariableDeclSyntax
  ) throws(MacroMistake) -> PatternBindingSyntax {
    guard variable.bindingSpecifier.tokenKind == .keyword(.var) else {
      throw MacroMistake(
        "'@Entry' needs a value that can be set. Write 'var' in place of 'let'.",
        at: variable.bindingSpecifier)
    }
    if let modifier = variable.modifiers.first(where: { $0.isStaticOrLazy }) {
      throw MacroMistake(
        "'@Entry' adds a value to each instance. Remove '\(modifier.trimmed)'.", at: modifier)
    }
    guard let binding = variable.bindings.first, variable.bindings.count == 1 else {
      throw MacroMistake(
        "'@Entry' adds one value at a time. Give each value a variable of its own.", at: variable)
    }
    if let accessors = binding.accessorBlock {
      throw MacroMistake(
        """
        '@Entry' writes the accessors itself. Remove these, and give the default as \
        'var name: Type = default'.
        """, at: accessors)
    }
    return binding
  }

  private func checkTypeAndDefault(of binding: PatternBindingSyntax) throws(MacroMistake) {
    if container == .focused {
      guard wrappedType != nil else {
        throw MacroMistake(
          """
          A focused value is absent while nothing publishes it, so '\(name)' must be optional. \
          Write '@Entry var \(name): \(type?.trimmedDescription ?? "Type")?'.
          """, at: binding)
      }
      guard defaultValue == nil || defaultValue?.is(NilLiteralExprSyntax.self) == true else {
        throw MacroMistake(
          "A focused value has no default but nil. Remove the default of '\(name)'.",
          at: binding.initializer)
      }
    }
    guard defaultValue != nil || wrappedType != nil else {
      throw MacroMistake(
        """
        '@Entry' needs a default for '\(name)', for whoever reads it before it is set. \
        Write '= default' after the type, or make the type optional.
        """, at: binding)
    }
  }
}

extension DeclModifierSyntax {
  fileprivate var isStaticOrLazy: Bool {
    switch name.tokenKind {
    case .keyword(.static), .keyword(.class), .keyword(.lazy): true
    default: false
    }
  }
}

extension DeclModifierListSyntax {
  fileprivate var hasNonisolated: Bool {
    contains { $0.name.tokenKind == .keyword(.nonisolated) }
  }
}

extension TypeSyntax {
  fileprivate var readingImplicitlyUnwrappedAsOptional: TypeSyntax {
    guard let unwrapped = self.as(ImplicitlyUnwrappedOptionalTypeSyntax.self) else { return self }
    return TypeSyntax(OptionalTypeSyntax(wrappedType: unwrapped.wrappedType))
  }

  fileprivate var wrappedByOptional: TypeSyntax? {
    if let optional = self.as(OptionalTypeSyntax.self) { return optional.wrappedType }
    let name: TokenSyntax?
    let arguments: GenericArgumentClauseSyntax?
    if let type = self.as(IdentifierTypeSyntax.self) {
      (name, arguments) = (type.name, type.genericArgumentClause)
    } else if let type = self.as(MemberTypeSyntax.self) {
      (name, arguments) = (type.name, type.genericArgumentClause)
    } else {
      return nil
    }
    guard name?.text == "Optional", let argument = arguments?.arguments.first?.argument else {
      return nil
    }
    return TypeSyntax(argument.as(TypeSyntax.self))
  }
}
