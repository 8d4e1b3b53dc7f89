/// A file of a project: its text, its tree, and what it declares.
package final class SourceFile: Hashable, Sendable {
  /// The path as given, for printing findings.
  package let path: String
  package let text: SourceText
  package let tree: SourceTree
  /// The types that the file declares at any depth, and its extensions, in source order.
  package let types: [TypeDeclaration]
  package let extensions: [TypeDeclaration]
  private let declarations: [SourceNode: TypeDeclaration]
  /// Functions and variables outside types.
  package let functions: [FunctionDeclaration]
  package let variables: [PropertyDeclaration]
  package let imports: Set<String>
  /// Whether it is generated: nothing is reported in such a file.
  package let isGenerated: Bool
  /// Whether it is a test: most rules skip it.
  package let isTest: Bool

  /// Reads and parses a text.
  package convenience init(path: String, text: SourceText) {
    self.init(tree: TreeBuilder.tree(of: text, path: path))
  }

  package convenience init(path: String, text: String) {
    self.init(path: path, text: SourceText(text))
  }

  init(tree: SourceTree) {
    self.tree = tree
    path = tree.path
    text = tree.text
    var collector = DeclarationCollector()
    collector.collect(tree.root, around: "")
    types = collector.types
    extensions = collector.extensions
    declarations = Dictionary(
      (types + extensions).map { ($0.node, $0) }, uniquingKeysWith: { first, _ in first })
    functions = collector.functions
    variables = collector.variables
    imports = collector.imports
    isGenerated = GeneratedFiles.isGenerated(path: tree.path, text: tree.text)
    isTest =
      collector.imports.contains("XCTest") || collector.imports.contains("Testing")
      || collector.imports.contains("ViewTesting") || collector.importsForTests
      || Paths.areForTests(tree.path)
  }

  package static func == (a: SourceFile, b: SourceFile) -> Bool { a === b }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }

  /// The type or extension that a node declares.
  func declaration(at node: SourceNode) -> TypeDeclaration? { declarations[node] }

  /// The last part of the path.
  package var name: String { path.split(separator: "/").last.map(String.init) ?? path }
}
