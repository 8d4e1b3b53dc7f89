/// The common parts of declarations: a name, attributes, modifiers.
package protocol Declaration: Sendable {
  var name: String { get }
  /// The node of the whole declaration, with its attributes.
  var node: SourceNode { get }
  var attributes: [AttributeUse] { get }
  var modifiers: [ModifierUse] { get }
}

extension Declaration {
  package var path: String { node.tree.path }

  package func attribute(_ name: String) -> AttributeUse? {
    attributes.first { $0.name == name }
  }

  package func has(_ modifier: String) -> Bool {
    modifiers.contains { $0.name == modifier && $0.detail.isEmpty }
  }

  /// Whether it is `private` or `fileprivate`; `private(set)` alone does not count.
  package var isPrivate: Bool { has("private") || has("fileprivate") }
  package var isStatic: Bool { has("static") || has("class") }
  package var isPublic: Bool { has("public") || has("open") || has("package") }
  package var isMainActor: Bool { attribute("MainActor") != nil }
  package var isNonisolated: Bool { modifiers.contains { $0.name == "nonisolated" } }

  /// Whether it is inside an `#if`.
  package var isConditional: Bool {
    node.ancestors.prefix { !$0.kind.isTypeDeclaration }.contains { $0.kind == .ifConfigClause }
  }
}

extension SourceNode {
  var attributeUses: [AttributeUse] { children(.attribute).map(AttributeUse.init) }
  var modifierUses: [ModifierUse] { children(.modifier).map(ModifierUse.init) }
}
