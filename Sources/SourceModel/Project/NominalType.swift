/// A type with everything that a project declares for it: its declaration and its extensions.
package final class NominalType: Hashable, Sendable {
  package let declaration: TypeDeclaration
  package let extensions: [TypeDeclaration]
  /// The inherited names of all parts.
  package let inheritedNames: [String]

  init(_ declaration: TypeDeclaration, extensions: [TypeDeclaration]) {
    self.declaration = declaration
    self.extensions = extensions
    inheritedNames = declaration.inheritedNames + extensions.flatMap(\.inheritedNames)
  }

  package static func == (a: NominalType, b: NominalType) -> Bool {
    a.declaration === b.declaration
  }
  package func hash(into hasher: inout Hasher) { hasher.combine(declaration) }

  package var name: String { declaration.name }
  package var kind: SourceNodeKind { declaration.kind }

  /// The declaration, then the extensions.
  package var parts: [TypeDeclaration] { [declaration] + extensions }
  package var properties: [PropertyDeclaration] { parts.flatMap(\.properties) }
  package var storedProperties: [PropertyDeclaration] {
    declaration.properties.filter { $0.isStored && !$0.isStatic }
  }
  package var functions: [FunctionDeclaration] { parts.flatMap(\.functions) }
  package var initializers: [FunctionDeclaration] { parts.flatMap(\.initializers) }

  package func property(_ name: String) -> PropertyDeclaration? {
    properties.first { $0.name == name }
  }

  package func functions(_ name: String) -> [FunctionDeclaration] {
    functions.filter { $0.name == name }
  }
}
