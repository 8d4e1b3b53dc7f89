extension HostTree.Node {
  /// The nearest draggable node, from this one outwards; nil if there is none, or if a disabled one
  /// lies in between. A row is dragged by any of its points, also beside its draggable content.
  package var carriedNode: HostTree.Node? {
    var current: HostTree.Node? = self
    while let node = current {
      if node.content.traits.contains(.disabled) { return nil }
      if node.content.actions.contains(.drag) { return node }
      if node.content.role == .row, let content = node.soleDraggable { return content }
      current = node.parent
    }
    return nil
  }

  /// The draggable node inside it, if there is exactly one.
  private var soleDraggable: HostTree.Node? {
    var found: [HostTree.Node] = []
    forEachNode { if $0.content.actions.contains(.drag) { found.append($0) } }
    guard found.count == 1, !found[0].content.traits.contains(.disabled) else { return nil }
    return found[0]
  }
}
