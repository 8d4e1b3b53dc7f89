extension HostTree.Node {
  /// Whether the program keeps the keyboard focus from it.
  ///
  /// It may say so of a view that is several nodes, of which each does something: a line that is
  /// dragged, and brought back by two clicks. What takes the focus by itself is asked only itself.
  ///
  /// - Complexity: the number of nodes that are this one with something around it.
  package var refusesFocus: Bool {
    if content.traits.contains(.refusesFocus) { return true }
    guard !content.traits.contains(.focusable) else { return false }
    var node = self
    while let parent = node.parent, parent.children.count == 1 {
      if parent.content.traits.contains(.refusesFocus) { return true }
      node = parent
    }
    return false
  }
}
