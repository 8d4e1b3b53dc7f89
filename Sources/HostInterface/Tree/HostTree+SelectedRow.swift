extension HostTree.Node {
  /// The first selected row among the list's rows; the row itself if none is selected.
  ///
  /// - Complexity: the number of the list's rows that a host has.
  package var selectedRow: HostTree.Node {
    guard content.role == .row, let rows = parent else { return self }
    return rows.children.first {
      $0.content.role == .row && $0.content.traits.isSuperset(of: [.focusable, .selected])
        && !$0.content.traits.contains(.disabled)
    } ?? self
  }
}
