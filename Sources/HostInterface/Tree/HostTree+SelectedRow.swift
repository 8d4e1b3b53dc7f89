extension HostTree.Node {
  /// The first selected row among the list's rows; the row itself if none is selected.
  ///
  /// - Complexity: the number of the list's rows that a host has.
  package var selectedRow: HostTree.Node {
    guard content.role == .row, let rows = parent else { return self }
    return rows.children.first(where: \.isSelectedRow) ?? self
  }

  /// Whether it is a selected row that can have the focus.
  var isSelectedRow: Bool {
    content.role == .row && content.traits.isSuperset(of: [.focusable, .selected])
      && !content.traits.contains(.disabled)
  }
}
