import HostInterface
import ViewRuntime

extension RowKeys {
  /// Handles a click on a row of a multiple selection, as on the Mac: it selects only that row;
  /// with Command (Control here) it toggles the row; with Shift it selects all rows from the
  /// previously clicked one (S14.17).
  func click(_ modifiers: KeyStroke.Modifiers) {
    guard let value = value(of: row) else { return }
    if modifiers.contains(.shift), selection.isMultiple {
      selection.replace(values(from: start, to: row))
    } else {
      if selection.isMultiple, !modifiers.isDisjoint(with: [.command, .control]) {
        let isIn = selection.all().contains(value)
        selection.change(isIn ? [value] : [], isIn ? [] : [value])
      } else {
        selection.replace([value])
      }
      memory.anchor = (value, row.item)
    }
    memory.lead = value
  }

  /// The start of a range: the row of the last click or key press, or else the first selected row.
  private var start: LazyRow {
    if let anchor = memory.anchor,
      let found = rows.rows(ofItem: anchor.item).first(where: { value(of: $0) == anchor.value })
    {
      return found
    }
    let wanted = memory.lead.map { [$0] } ?? selection.all()
    var count = 0
    var first: LazyRow?
    rows.visitRows(after: nil, forward: true) { row in
      count += 1
      if let value = value(of: row), wanted.contains(value) { first = row }
      return first != nil || count >= Self.farthest
    }
    return first ?? row
  }
}
