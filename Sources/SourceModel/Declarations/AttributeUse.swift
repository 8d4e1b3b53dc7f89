/// An attribute as written: `@State`, `@MainActor`, `@Environment(\.colorScheme)`.
package struct AttributeUse: Hashable, Sendable {
  /// Without the `@`, the module and the arguments.
  package let name: String
  package let node: SourceNode

  init(_ node: SourceNode) {
    name = node.name
    self.node = node
  }

  /// From the `@` to the end of the arguments.
  package var range: SourceRange { node.range }
  package var arguments: [SourceNode] { node.children(.argument) }
}
