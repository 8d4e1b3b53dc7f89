extension HostTree.Node {
  /// Returns the node itself or its nearest ancestor that matches.
  ///
  /// - Complexity: the depth of the node.
  package func nearest(where isMeant: (HostTree.Node) -> Bool) -> HostTree.Node? {
    sequence(first: self, next: \.parent).first(where: isMeant)
  }
}
