/// The nodes that observe hover or have a tooltip.
///
/// A host checks this first, because the pointer moves far more often than anything listens.
@MainActor
package struct HoverListeners {
  package private(set) var ids: Set<NodeID> = []

  package nonisolated init() {}

  package var isEmpty: Bool { ids.isEmpty }

  /// Updates the listeners; call it with each patch, after the tree has applied it.
  ///
  /// - Complexity: linear in the patch; if nodes are removed, in the listeners too.
  package mutating func note(_ patch: Patch, in tree: HostTree) {
    var isRemoving = false
    for operation in patch.operations {
      switch operation {
      case .insert(let id, _, _, let content, _), .update(let id, let content):
        if content.wantsHover {
          ids.insert(id)
        } else if !ids.isEmpty {
          ids.remove(id)
        }
      case .remove: isRemoving = true
      case .move, .setFrame: break
      }
    }
    if isRemoving { ids = ids.filter { tree[$0] != nil } }
  }
}

extension NodeContent {
  /// Whether it observes hover or has a tooltip.
  package var wantsHover: Bool { actions.contains(.hover) || tooltip != nil }
}
