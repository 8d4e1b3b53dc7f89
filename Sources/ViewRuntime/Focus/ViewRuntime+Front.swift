import HostInterface

extension ViewRuntime {
  /// Whether a node is seen, and in the window that the user is at.
  ///
  /// - Complexity: the depth of the node.
  func isInFront(_ node: RenderNode) -> Bool {
    var current = node
    while current !== rootNode {
      if current === frontWindow { return true }
      if frontWindow != nil, current.content?.role == .window { return false }
      guard let parent = current.parent else { return false }
      current = parent
    }
    return true
  }
}
