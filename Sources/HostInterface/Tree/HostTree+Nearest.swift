extension HostTree.Node {
  /// The node itself, or the nearest one around it, that is meant.
  ///
  /// - Complexity: the depth of the node.
  package func nearest(where isMeant: (HostTree.Node) -> Bool) -> HostTree.Node? {
    sequence(first: self, next: \.parent).first(where: isMeant)
  }
}
