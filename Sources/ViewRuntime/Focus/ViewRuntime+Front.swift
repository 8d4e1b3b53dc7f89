import HostInterface

extension ViewRuntime {
  /// Returns whether a node is visible in the frontmost window.
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
