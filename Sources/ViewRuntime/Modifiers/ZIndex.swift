/// The key of a view's z-index among its node's traits.
package enum ZIndexTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// Called when the node has a z-index, possibly a new one: its siblings are sorted for drawing
  /// again.
  package func zIndexMayHaveChanged() {
    runtime.usesZIndex = true
    // Through a modifier, the order matters further out, too.
    forEachHolder { $0.markHostChildrenDirty() }
  }
}
