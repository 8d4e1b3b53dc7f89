extension HostTree.Node {
  /// Whether the program makes it unfocusable.
  ///
  /// It may do so for a view that consists of several nodes with actions: a line that is dragged,
  /// and reset with a double click. For a node that is focusable itself, only its own trait counts.
  ///
  /// - Complexity: the number of nodes that wrap this one.
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
