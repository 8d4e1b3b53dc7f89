/// One declaration of a struct, class, enum, actor or protocol, or one extension. ``NominalType``
/// is a type with all its extensions.
package final class TypeDeclaration: Declaration, Hashable {
  package let name: String
  /// With the enclosing types: `Outer.Inner`. A type declared in a function has the function's
  /// enclosing types.
  package let qualifiedName: String
  package let node: SourceNode
  package let attributes: [AttributeUse]
  package let modifiers: [ModifierUse]
  /// The types after the colon.
  package let inherited: [SourceNode]
  /// The names of the inherited types, without generic arguments.
  package let inheritedNames: [String]
  /// Variables in source order, including those in `#if`.
  package let properties: [PropertyDeclaration]
  package let functions: [FunctionDeclaration]
  package let initializers: [FunctionDeclaration]

  init(_ node: SourceNode, qualifiedName: String, name: String) {
    self.node = node
    self.name = name
    self.qualifiedName = qualifiedName
    attributes = node.attributeUses
    modifiers = node.modifierUses
    inherited = node.children(.inheritedType).compactMap { inherited in
      inherited.children.first { $0.kind.isType }
    }
    inheritedNames = inherited.flatMap(\.compositionNames)
    var properties: [PropertyDeclaration] = []
    var functions: [FunctionDeclaration] = []
    var initializers: [FunctionDeclaration] = []
    for member in Self.members(of: node) {
      switch member.kind {
      case .variableDeclaration: properties += PropertyDeclaration.all(in: member)
      case .functionDeclaration: functions.append(FunctionDeclaration(member))
      case .initializerDeclaration: initializers.append(FunctionDeclaration(member))
      default: continue
      }
    }
    self.properties = properties
    self.functions = functions
    self.initializers = initializers
  }

  package static func == (a: TypeDeclaration, b: TypeDeclaration) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  package var kind: SourceNodeKind { node.kind }
  package var isExtension: Bool { kind == .extensionDeclaration }
  package var isClass: Bool { kind == .classDeclaration }
  package var isValueType: Bool { kind == .structDeclaration || kind == .enumDeclaration }
  package var isReferenceType: Bool { kind == .classDeclaration || kind == .actorDeclaration }
  package var isFinal: Bool { has("final") }

  package var genericParameters: [SourceNode] { node.children(.genericParameter) }
  package var memberBlock: SourceNode? { node.child(.block) }

  package func property(_ name: String) -> PropertyDeclaration? {
    properties.first { $0.name == name }
  }

  /// The members, including those in `#if`.
  package static func members(of node: SourceNode) -> [SourceNode] {
    guard let block = node.child(.block) else { return [] }
    var members: [SourceNode] = []
    func collect(_ nodes: SourceNode.Children) {
      for node in nodes {
        if node.kind == .ifConfig || node.kind == .ifConfigClause {
          collect(node.children)
        } else {
          members.append(node)
        }
      }
    }
    collect(block.children)
    return members
  }
}
