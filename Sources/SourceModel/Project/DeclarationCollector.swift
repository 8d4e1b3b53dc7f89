/// Collects the declarations in a tree.
struct DeclarationCollector {
  private(set) var types: [TypeDeclaration] = []
  private(set) var extensions: [TypeDeclaration] = []
  private(set) var functions: [FunctionDeclaration] = []
  private(set) var variables: [PropertyDeclaration] = []
  private(set) var imports: Set<String> = []
  /// Whether an import is `@testable`, which is used only in tests.
  private(set) var importsForTests = false

  /// Collects the declarations in `node`, where `outer` names the enclosing types.
  mutating func collect(_ node: SourceNode, around outer: String, isInside: Bool = false) {
    for child in node.children {
      switch child.kind {
      case .structDeclaration, .classDeclaration, .enumDeclaration, .actorDeclaration,
        .protocolDeclaration:
        let qualified = outer.isEmpty ? child.name : "\(outer).\(child.name)"
        types.append(TypeDeclaration(child, qualifiedName: qualified, name: child.name))
        collect(child, around: qualified, isInside: true)
      case .extensionDeclaration:
        let extended = child.children.first { $0.kind.isType }
        let qualified = extended?.qualifiedNominalName ?? child.name
        let name = extended?.nominalName ?? child.name
        extensions.append(TypeDeclaration(child, qualifiedName: qualified, name: name))
        collect(child, around: qualified, isInside: true)
      case .importDeclaration:
        imports.insert(child.name)
        if child.attributeUses.contains(where: { $0.name == "testable" }) { importsForTests = true }
      case .functionDeclaration:
        if !isInside { functions.append(FunctionDeclaration(child)) }
        collect(child, around: outer, isInside: true)
      case .variableDeclaration:
        if !isInside { variables += PropertyDeclaration.all(in: child) }
        collect(child, around: outer, isInside: true)
      case .ifConfig, .ifConfigClause: collect(child, around: outer, isInside: isInside)
      default: collect(child, around: outer, isInside: true)
      }
    }
  }
}
