/// The nodes that want to know when the pointer is over them, or have a tip for it.
///
/// A host whose pointer moves far more often than anybody listens asks this first.
@MainActor
package struct HoverListeners {
  package private(set) var ids: Set<NodeID> = []

  package nonisolated init() {}

  package var isEmpty: Bool { ids.isEmpty }

  /// To be called with each patch, once the tree has it.
  ///
  /// - Complexity: linear in the patch; where nodes go, in the listeners too.
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
  /// Whether it listens to the pointer, or has a tip for it.
  package var wantsHover: Bool { actions.contains(.hover) || tooltip != nil }
}
