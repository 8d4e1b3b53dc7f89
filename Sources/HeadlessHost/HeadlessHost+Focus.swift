import HostInterface

/// The keyboard focus: the focused node, and the path of the tab key through the tree.
extension HeadlessHost {
  /// Moves the focus as the user does, and reports it. Marked text is committed.
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

  /// The nodes that can get the keyboard focus, in tree order: those that are focusable, enabled
  /// and visible, limited to the topmost dialog if there is one.
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

  /// Presses the tab key: moves to the next or the previous stop, wrapping around at the ends.
  ///
  /// In a text with several links, it stops at each of them.
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

  /// Performs and reports a focus change requested by the runtime, after the requesting frame.
  func reportRequestedFocus() {
    guard case .some(let id) = requestedFocus else { return }
    if let id, tree[id] == nil {
      requestedFocus = nil
      return
    }
    focus(id)
  }
}
