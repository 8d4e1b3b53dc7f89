extension HostTree.Node {
  /// The nearest draggable node, from this one outwards; nil if there is none, or if a disabled one
  /// lies in between.
  package var carriedNode: HostTree.Node? {
    var current: HostTree.Node? = self
    while let node = current {
      if node.content.traits.contains(.disabled) { return nil }
      if node.content.actions.contains(.drag) { return node }
      current = node.parent
    }
    return nil
  }
}
