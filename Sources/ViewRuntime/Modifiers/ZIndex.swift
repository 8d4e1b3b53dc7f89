/// The key of a view's z-index among its node's traits.
package enum ZIndexTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

extension RenderNode {
  /// The node has a z-index, perhaps another one than before: siblings are drawn in their order
  /// again.
  package func zIndexMayHaveChanged() {
    runtime.usesZIndex = true
    // Through a modifier the order counts further out, too.
    forEachHolder { $0.markHostChildrenDirty() }
  }
}
