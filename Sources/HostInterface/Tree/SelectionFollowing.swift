/// Moves the focus along with a list's selection: if the program selects another row while a row of
/// the list has the focus, the selected one gets it, so that keys continue from what is shown.
///
/// Rows that the user selects get the focus by themselves. A row that is deselected keeps it while
/// no other is selected anew, and so does a row while one scrolls into view that was selected
/// before.
@MainActor
package struct SelectionFollowing {
  /// The row that had the focus, the selected rows of its list at that time, and the newest node.
  private var last: (row: NodeID, selected: Set<NodeID>, newest: NodeID)?

  package nonisolated init() {}

  /// Records that the focus has moved to a node.
  package mutating func moved(to focused: HostTree.Node?, in tree: HostTree) {
    last = nil
    _ = row(after: focused, in: tree)
  }

  /// Returns the row that gets the focus after a change of the tree; nil: it stays where it is.
  ///
  /// - Complexity: the number of the list's rows that a host has; constant if no row has the focus.
  package mutating func row(after focused: HostTree.Node?, in tree: HostTree) -> HostTree.Node? {
    guard let focused, focused.content.role == .row, let rows = focused.parent?.children else {
      last = nil
      return nil
    }
    let selected = rows.filter(\.isSelectedRow)
    let former = last
    last = (focused.id, Set(selected.map(\.id)), tree.newest)
    guard let former, former.row == focused.id, !focused.isSelectedRow else { return nil }
    let hasLostSelection = former.selected.contains(focused.id)
    return selected.first {
      !former.selected.contains($0.id) && (hasLostSelection || $0.id <= former.newest)
    }
  }
}
