import SwiftSyntax

/// Declarations and their parts.
extension TreeBuilder {
  mutating func addDeclaration(_ node: Syntax) -> Bool {
    switch node.kind {
    case .importDecl:
      let declaration = node.cast(ImportDeclSyntax.self)
      add(.importDeclaration, node, name: declaration.path.first?.name) {
        $0.add(declaration.attributes)
      }
    case .structDecl:
      addWhole(.structDeclaration, node, name: node.cast(StructDeclSyntax.self).name)
    case .classDecl: addWhole(.classDeclaration, node, name: node.cast(ClassDeclSyntax.self).name)
    case .enumDecl: addWhole(.enumDeclaration, node, name: node.cast(EnumDeclSyntax.self).name)
    case .actorDecl: addWhole(.actorDeclaration, node, name: node.cast(ActorDeclSyntax.self).name)
    case .protocolDecl:
      addWhole(.protocolDeclaration, node, name: node.cast(ProtocolDeclSyntax.self).name)
    case .extensionDecl:
      let declaration = node.cast(ExtensionDeclSyntax.self)
      let index = records.count
      addWhole(.extensionDeclaration, node)
      records[index].name = intern(declaration.extendedType.trimmedDescription)
      records[index].nameStart = UInt32(
        declaration.extendedType.positionAfterSkippingLeadingTrivia.utf8Offset)
    case .functionDecl:
      addWhole(.functionDeclaration, node, name: node.cast(FunctionDeclSyntax.self).name)
    case .initializerDecl:
      let declaration = node.cast(InitializerDeclSyntax.self)
      addWhole(
        .initializerDeclaration, node, flags: declaration.optionalMark == nil ? [] : .failable,
        name: declaration.initKeyword)
    case .deinitializerDecl:
      addWhole(
        .deinitializerDeclaration, node, name: node.cast(DeinitializerDeclSyntax.self).deinitKeyword
      )
    case .subscriptDecl:
      addWhole(
        .subscriptDeclaration, node, name: node.cast(SubscriptDeclSyntax.self).subscriptKeyword)
    case .variableDecl:
      let keyword = node.cast(VariableDeclSyntax.self).bindingSpecifier
      addWhole(
        .variableDeclaration, node, flags: keyword.tokenKind == .keyword(.let) ? .isLet : [],
        name: keyword)
    case .patternBinding: addBinding(node.cast(PatternBindingSyntax.self))
    case .typeAliasDecl:
      addWhole(.typealiasDeclaration, node, name: node.cast(TypeAliasDeclSyntax.self).name)
    case .associatedTypeDecl:
      addWhole(
        .associatedtypeDeclaration, node, name: node.cast(AssociatedTypeDeclSyntax.self).name)
    case .enumCaseElement:
      addWhole(.enumCase, node, name: node.cast(EnumCaseElementSyntax.self).name)
    case .enumCaseParameter:
      let parameter = node.cast(EnumCaseParameterSyntax.self)
      addWhole(.parameter, node, name: parameter.secondName ?? parameter.firstName)
    case .macroDecl: addWhole(.macroDeclaration, node, name: node.cast(MacroDeclSyntax.self).name)
    case .macroExpansionDecl:
      let macro = node.cast(MacroExpansionDeclSyntax.self)
      add(.macroExpansion, node, name: macro.macroName) {
        $0.add(macro.arguments)
        $0.addTrailing(macro.trailingClosure, macro.additionalTrailingClosures)
      }
    case .ifConfigDecl: addWhole(.ifConfig, node)
    case .ifConfigClause:
      let clause = node.cast(IfConfigClauseSyntax.self)
      add(.ifConfigClause, node, name: clause.poundKeyword) {
        if let condition = clause.condition { $0.addLeaf(.ifConfigCondition, Syntax(condition)) }
        if let elements = clause.elements { $0.addChildren(of: Syntax(elements)) }
      }
    case .attribute: addAttribute(node.cast(AttributeSyntax.self))
    case .declModifier:
      let modifier = node.cast(DeclModifierSyntax.self)
      add(.modifier, node, name: modifier.name, detail: modifier.detail?.detail.text ?? "") { _ in }
    case .inheritedType: addWhole(.inheritedType, node)
    case .genericParameter:
      addWhole(.genericParameter, node, name: node.cast(GenericParameterSyntax.self).name)
    case .genericRequirement: addWhole(.genericRequirement, node)
    case .functionParameter:
      let parameter = node.cast(FunctionParameterSyntax.self)
      addWhole(
        .parameter, node, flags: Self.flags(of: parameter.type),
        name: parameter.secondName ?? parameter.firstName, detail: plain(parameter.firstName))
    case .closureParameter:
      let parameter = node.cast(ClosureParameterSyntax.self)
      addWhole(
        .parameter, node, name: parameter.secondName ?? parameter.firstName,
        detail: plain(parameter.firstName))
    case .closureShorthandParameter:
      addWhole(.parameter, node, name: node.cast(ClosureShorthandParameterSyntax.self).name)
    case .returnClause: addWhole(.returnType, node)
    case .functionEffectSpecifiers:
      let effects = node.cast(FunctionEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .accessorEffectSpecifiers:
      let effects = node.cast(AccessorEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .typeEffectSpecifiers:
      let effects = node.cast(TypeEffectSpecifiersSyntax.self)
      addEffects(effects.asyncSpecifier, effects.throwsClause)
    case .initializerClause: addWhole(.initializer, node)
    case .codeBlock, .memberBlock: addWhole(.block, node)
    case .accessorBlock: addWhole(.accessors, node)
    case .accessorDecl:
      addWhole(.accessor, node, name: node.cast(AccessorDeclSyntax.self).accessorSpecifier)
    default: return false
    }
    return true
  }

  private static func flags(of type: TypeSyntax) -> SourceNodeFlags {
    guard let attributed = type.as(AttributedTypeSyntax.self) else { return [] }
    let specifiers = attributed.specifiers.trimmedDescription
    return specifiers.contains("inout") ? .isInout : []
  }

  private mutating func addBinding(_ binding: PatternBindingSyntax) {
    let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier
    add(.binding, Syntax(binding), name: name) {
      if name == nil { $0.add(binding.pattern) }
      $0.add(binding.typeAnnotation?.type)
      $0.add(binding.initializer)
      $0.add(binding.accessorBlock)
    }
  }

  private mutating func addAttribute(_ attribute: AttributeSyntax) {
    let index = records.count
    add(.attribute, Syntax(attribute)) {
      // The generic arguments of the wrapper's type: `@Wrapper<Int>`.
      if let type = attribute.attributeName.as(IdentifierTypeSyntax.self) {
        $0.add(type.genericArgumentClause)
      }
      $0.add(attribute.arguments.map { Syntax($0) })
    }
    var name = attribute.attributeName.trimmedDescription
    if let type = attribute.attributeName.as(IdentifierTypeSyntax.self) {
      name = plain(type.name)
    } else if let type = attribute.attributeName.as(MemberTypeSyntax.self) {
      // `@SwiftUI.State`, `@Observation.Observable`.
      name = plain(type.name)
    }
    records[index].name = intern(name)
    records[index].nameStart = UInt32(
      attribute.attributeName.positionAfterSkippingLeadingTrivia.utf8Offset)
  }

  private mutating func addEffects(_ async: TokenSyntax?, _ throwing: ThrowsClauseSyntax?) {
    if let async { add(.effect, Syntax(async), name: async) { _ in } }
    if let throwing {
      add(.effect, Syntax(throwing), name: throwing.throwsSpecifier) { $0.add(throwing.type) }
    }
  }
}
