/// A modifier as written: `private`, `static`, `private(set)`.
package struct ModifierUse: Hashable, Sendable {
  package let name: String
  /// `set` in `private(set)`, empty otherwise.
  package let detail: String
  package let node: SourceNode

  init(_ node: SourceNode) {
    name = node.name
    detail = node.detail
    self.node = node
  }

  package var range: SourceRange { node.range }
}
