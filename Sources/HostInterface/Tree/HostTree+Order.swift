extension HostTree.Node {
  /// Returns whether it precedes another node of the tree; parents precede their descendants.
  ///
  /// - Complexity: the depth of the two nodes.
  package func precedes(_ other: HostTree.Node) -> Bool {
    let (mine, others) = (wayFromRoot, other.wayFromRoot)
    guard let fork = zip(mine, others).enumerated().first(where: { $1.0 !== $1.1 })?.offset,
      fork > 0
    else { return mine.count < others.count }
    let parent = mine[fork - 1]
    return parent.place(of: mine[fork]) ?? 0 < parent.place(of: others[fork]) ?? 0
  }

  private var wayFromRoot: [HostTree.Node] {
    sequence(first: self, next: \.parent).reversed()
  }
}
