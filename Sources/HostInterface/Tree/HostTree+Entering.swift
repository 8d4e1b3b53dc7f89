extension HostTree.Node {
  /// What gets the focus when the tab key comes to this node: of a list's rows the one that is
  /// selected, unless the focus was among them already.
  ///
  /// - Complexity: the number of the list's rows that a host has.
  package func entered(from former: HostTree.Node?) -> HostTree.Node {
    guard content.role == .row, let rows = parent else { return self }
    var node = former
    while let current = node {
      if current === rows { return self }
      node = current.parent
    }
    return rows.children.first {
      $0.content.role == .row && $0.content.traits.isSuperset(of: [.focusable, .selected])
        && !$0.content.traits.contains(.disabled)
    } ?? self
  }
}
