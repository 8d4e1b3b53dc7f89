import HostInterface

/// The keyboard focus: which node has it, and the way of the tab key through the tree.
extension HeadlessHost {
  /// Moves the focus as the user does, and reports it. Text being composed is committed.
  package func focus(_ id: NodeID?) {
    requestedFocus = nil
    guard id != focusedID else { return }
    if let former = focusedID, editors[former]?.isComposing == true { edit(former, .commitMarked) }
    focusedID = id
    focusedLink = 0
    tabStops.note(id.flatMap { tree[$0] }, in: tree)
    client?.handle(.focused(id))
    if let id { beginEditing(id) }
  }

  /// What the keyboard focus can be given to: what may be focused, is enabled and is seen, in tree
  /// order, and only what is in the uppermost dialog if there is one.
  package var focusOrder: [NodeID] { places.map(\.id) }

  private var places: [HostTree.Node] {
    var top = tree.root
    tree.root.forEachNode { if $0.content.traits.contains(.modal) { top = $0 } }
    var order: [HostTree.Node] = []
    func visit(_ node: HostTree.Node) {
      let traits = node.content.traits
      guard traits.isDisjoint(with: [.disabled, .invisible]) else { return }
      if traits.contains(.focusable) || node.offersLinks { order.append(node) }
      node.children.forEach(visit)
    }
    visit(top)
    return order
  }

  /// The tab key: to the next stop, or to the one before; round at the ends.
  ///
  /// In a text with several links it comes to each of them.
  package func moveFocus(forward: Bool) {
    movesFocusByKeys = true
    defer { movesFocusByKeys = false }
    let link = focusedLink + (forward ? 1 : -1)
    if let links = focusedID.flatMap({ tree[$0] })?.links, links.indices.contains(link) {
      focusedLink = link
      return
    }
    moveToStop(forward: forward)
    if !forward, let links = focusedID.flatMap({ tree[$0] })?.links, !links.isEmpty {
      focusedLink = links.count - 1
    }
  }

  private func moveToStop(forward: Bool) {
    let stops = tabStops.stops(among: places, focused: focusedID.flatMap { tree[$0] })
    guard let first = stops.first, let last = stops.last else { return focus(nil) }
    guard let place = stops.firstIndex(where: { $0.id == focusedID }) else {
      return focus(forward ? first.id : last.id)
    }
    focus(stops[(place + (forward ? 1 : stops.count - 1)) % stops.count].id)
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
