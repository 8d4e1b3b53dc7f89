/// A function, an initialiser, a deinitialiser or a subscript.
package struct FunctionDeclaration: Declaration, Hashable {
  /// `init` for an initialiser.
  package let name: String
  package let node: SourceNode
  package let attributes: [AttributeUse]
  package let modifiers: [ModifierUse]

  /// Creates the declaration of a node of one of these kinds.
  package init(_ node: SourceNode) {
    name = node.name
    self.node = node
    attributes = node.attributeUses
    modifiers = node.modifierUses
  }

  package var isInitializer: Bool { node.kind == .initializerDeclaration }
  package var isAsync: Bool { node.children(.effect).contains { $0.name == "async" } }
  package var isThrowing: Bool { node.children(.effect).contains { $0.name == "throws" } }
  package var body: SourceNode? { node.child(.block) }
  package var returnType: SourceNode? { node.child(.returnType)?.firstChild }
  package var parameters: [Parameter] { node.children(.parameter).map(Parameter.init) }

  /// A parameter of a function.
  package struct Parameter: Hashable, Sendable {
    /// The name inside the body.
    package let name: String
    /// The argument label; empty if there is none.
    package let label: String
    package let node: SourceNode

    init(_ node: SourceNode) {
      name = node.name
      label = node.detail == "_" ? "" : node.detail.isEmpty ? node.name : node.detail
      self.node = node
    }

    package var typeNode: SourceNode? { node.children.first { $0.kind.isType } }
    package var defaultValue: SourceNode? { node.child(.initializer)?.firstChild }
  }
}
