import SwiftSyntax

extension MigrationPass {
  /// Whether a class gets `@MainActor` as a whole, because its methods had it individually.
  ///
  /// `@StateObject` put its view on the main actor; nothing does that for an `@Observable` class.
  /// If everything that a class does was on the main actor already and only views use it, the
  /// attribute on the class only adds the guarantee.
  func becomesMainActor(_ type: IndexedType, in set: String) -> Bool {
    guard sets.names(in: set).count == 1, let declaration = type.classDeclaration,
      !isMainActor(type), type.parts.count == 1,
      declaration.inheritanceClause?.inheritedTypes.count == 1,
      declaration.attributes.wrappers.allSatisfy({ !$0.name.hasSuffix("Actor") })
    else { return false }
    var marked = 0
    for member in declaration.memberBlock.allMembers {
      if member.decl.is(DeinitializerDeclSyntax.self) || member.decl.is(SubscriptDeclSyntax.self) {
        return false
      }
      let attributes: AttributeListSyntax
      if let function = member.decl.as(FunctionDeclSyntax.self) {
        if function.modifiers.contains(.nonisolated) { return false }
        attributes = function.attributes
      } else if let variable = member.decl.as(VariableDeclSyntax.self) {
        if variable.isOfType { return false }
        guard variable.bindings.contains(where: { $0.isComputed }) else { continue }
        attributes = variable.attributes
      } else {
        continue
      }
      guard attributes.first(named: "MainActor") != nil else { return false }
      marked += 1
    }
    return marked > 0 && index.isUsedByViewsOnly(type)
  }

  func removeMainActor(ofMembersIn declaration: ClassDeclSyntax, file: ParsedFile) {
    for member in declaration.memberBlock.allMembers {
      let attributes =
        member.decl.as(FunctionDeclSyntax.self)?.attributes
        ?? member.decl.as(VariableDeclSyntax.self)?.attributes
      if let attribute = attributes?.first(named: "MainActor") {
        removeAttribute(attribute, in: file)
      }
    }
  }
}

extension TypeIndex {
  /// Whether only views, apps, previews and code on the main actor refer to a type.
  func isUsedByViewsOnly(_ type: IndexedType) -> Bool {
    files.allSatisfy { file in
      let finder = Mentions(of: type.shortName)
      finder.walk(file.tree)
      return finder.found.allSatisfy { node in
        if node.isInside(Syntax(type.declaration)) { return true }
        guard let user = enclosingType(of: node) else { return false }
        return user === type || isViewCode(node, of: user)
          || user.classDeclaration?.attributes.first(named: "MainActor") != nil
      }
    }
  }

  /// Whether code of a view, an app or the like runs on the main actor. Where an extension says that
  /// it is one, only its `body` does.
  private func isViewCode(_ node: Syntax, of user: IndexedType) -> Bool {
    let names: Set<String> = ["View", "App", "Scene", "PreviewProvider"]
    guard user.inherits(names) else { return false }
    let declared = user.declaration.inheritanceClause?.inheritedTypes.contains { entry in
      entry.type.nominalNames.contains { names.contains($0.lastPart) }
    }
    if declared == true { return true }
    var variable = node.ancestor(VariableDeclSyntax.self)
    while let inner = variable {
      if inner.bindings.contains(where: { $0.name == "body" }) { return true }
      variable = inner.parent?.ancestor(VariableDeclSyntax.self)
    }
    return false
  }
}

/// The places that refer to a type, as a type or as an expression.
private final class Mentions: SyntaxVisitor {
  private let name: String
  private(set) var found: [Syntax] = []

  init(of name: String) {
    self.name = name
    super.init(viewMode: .sourceAccurate)
  }

  override func visit(_ node: IdentifierTypeSyntax) -> SyntaxVisitorContinueKind {
    if node.name.name == name { found.append(Syntax(node)) }
    return .visitChildren
  }

  override func visit(_ node: DeclReferenceExprSyntax) -> SyntaxVisitorContinueKind {
    if node.baseName.name == name { found.append(Syntax(node)) }
    return .visitChildren
  }
}
