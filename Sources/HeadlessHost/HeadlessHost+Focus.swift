import HostInterface

/// The keyboard focus: which node has it, and the way of the tab key through the tree.
extension HeadlessHost {
  /// Moves the focus as a person does, and reports it. Text being composed is committed.
  package func focus(_ id: NodeID?) {
    requestedFocus = nil
    guard id != focusedID else { return }
    if let former = focusedID, editors[former]?.isComposing == true { edit(former, .commitMarked) }
    focusedID = id
    client?.handle(.focused(id))
    if let id { beginEditing(id) }
  }

  /// The nodes that the tab key goes through: what may be focused, is enabled and is seen, in tree
  /// order, and only those of the uppermost dialog if there is one.
  package var focusOrder: [NodeID] {
    var top = tree.root
    tree.root.forEachNode { if $0.content.traits.contains(.modal) { top = $0 } }
    var order: [NodeID] = []
    func visit(_ node: HostTree.Node) {
      let traits = node.content.traits
      guard traits.isDisjoint(with: [.disabled, .invisible]) else { return }
      if traits.contains(.focusable) { order.append(node.id) }
      node.children.forEach(visit)
    }
    visit(top)
    return order
  }

  /// The tab key: to the next node of the order, or to the one before; round at the ends.
  package func moveFocus(forward: Bool) {
    let order = focusOrder
    guard !order.isEmpty else { return focus(nil) }
    guard let place = focusedID.flatMap({ order.firstIndex(of: $0) }) else {
      return enter(forward ? order[0] : order[order.count - 1])
    }
    enter(order[(place + (forward ? 1 : order.count - 1)) % order.count])
  }

  private func enter(_ id: NodeID) {
    focus(tree[id]?.entered(from: focusedID.flatMap { tree[$0] }).id ?? id)
  }

  /// Carries out a focus that the runtime asked for, once the frame that asked is over.
  func reportRequestedFocus() {
    guard case .some(let id) = requestedFocus else { return }
    if let id, tree[id] == nil {
      requestedFocus = nil
      return
    }
    focus(id)
  }
}
