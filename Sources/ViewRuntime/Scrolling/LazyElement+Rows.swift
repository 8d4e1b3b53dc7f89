import Foundation
import HostInterface
import LayoutCore

extension RenderNode {
  /// The lazy container's row that this node is, and the container's rows.
  package var lazyRow: (row: LazyRow, rows: any LazyRows)? {
    guard let layout = parent?.layout as? LazyNodeLayout,
      let rows = layout.content as? any LazyRows, let row = rows.shownRow(self)
    else { return nil }
    return (row, rows)
  }
}

extension LazyElement: LazyRows {
  package func performKey(_ stroke: KeyStroke, on node: RenderNode) -> Bool {
    guard let row = shownRow(node) else { return false }
    return view.performKey(stroke, on: row, of: self)
  }

  package func shownRow(_ node: RenderNode) -> LazyRow? {
    for item in shown {
      if let row = rows(ofItem: item).first(where: { $0.node === node }) { return row }
    }
    return nil
  }

  package var shownRowCount: Int { node.children.count }

  package func rows(ofItem item: Int) -> [LazyRow] {
    var step = 0
    return rows(ofItem: item, opening: &step)
  }

  private func rows(ofItem item: Int, opening step: inout Int) -> [LazyRow] {
    guard (0..<items.itemCount).contains(item) else { return [] }
    return contents(of: item, opening: &step).enumerated().map { place, content in
      LazyRow(node: wrapped(content), content: content, item: item, place: place)
    }
  }

  /// Returns whether a row's view is the first one.
  package func isFirst(_ content: RenderNode) -> Bool { items.isFirst(content) }

  package func itemID(at item: Int) -> AnyHashable? { items.itemID(of: item) }

  package func visitRows(after row: LazyRow?, forward: Bool, _ visit: (LazyRow) -> Bool) {
    if row == nil, !forward { openLast() }
    var item = row?.item ?? (forward ? 0 : items.itemCount - 1)
    var row = row
    var step = 0
    while item >= 0, item < items.itemCount {
      let count = items.itemCount
      let found = rows(ofItem: item, opening: &step)
      let shift = items.itemCount - count
      if shift != 0, !forward {
        // It was opened, and is left at its end.
        item += shift
        row = row.map { row in
          LazyRow(
            node: row.node, content: row.content, item: row.item + shift, place: row.place)
        }
        continue
      }
      for next in forward ? found : found.reversed() {
        if let row, forward ? !row.isBefore(next) : !next.isBefore(row) { continue }
        if visit(next) { return }
      }
      item += forward ? 1 : -1
    }
  }

  package func focus(_ row: LazyRow, wantsTop: Bool) {
    reveal(row, wantsTop: wantsTop, rounds: Self.mostRounds)
    let content = row.content.id
    runtime.focus.follow { [weak self] in self?.rows[content] }
  }

  /// Rows passed on the way are measured too, which may make the content longer than estimated: one
  /// round for the row itself, and a few until the end of the content is known.
  private static var mostRounds: Int { 8 }

  private func reveal(_ row: LazyRow, wantsTop: Bool, rounds: Int) {
    let (viewport, origin) = enclosingViewport
    guard rounds > 0, let viewport,
      let layout = viewport.layout as? any ViewportLayout
    else { return }
    let proposal = itemProposal(ofItem: row.item)
    let (start, length) = place(of: row, proposal)
    let room = layout.visibleSize(viewport)[view.axis]
    let seen = -origin[view.axis]..<max(-origin[view.axis] + room, -origin[view.axis])
    var shift: CGFloat = 0
    if wantsTop {
      shift = -.infinity
    } else if start < seen.lowerBound || length > room {
      shift = start - seen.lowerBound
    } else if start + length > seen.upperBound {
      measureLines(from: lines.line(of: row.item), by: -1, filling: room)
      shift = place(of: row, proposal).start + length - seen.upperBound
    }
    guard abs(shift) > 0.5 else { return }
    var offset = layout.offset
    offset[view.axis] = max(offset[view.axis] + shift, 0)
    guard offset != layout.offset else { return }
    viewport.handle(.scroll(viewport.id, offset))
    runtime.afterNextLayout { [weak self] in
      self?.reveal(row, wantsTop: wantsTop, rounds: rounds - 1)
    }
  }

  /// Returns where a row begins along the axis, and how long it is.
  private func place(
    of row: LazyRow, _ proposal: ProposedViewSize
  ) -> (start: CGFloat, length: CGFloat) {
    var start = offset(ofLine: lines.line(of: row.item))
    for other in rows(ofItem: row.item) where other.place < row.place {
      start += measuring(other.node) { $0.sizeThatFits(proposal)[view.axis] }
    }
    return (start, measuring(row.node) { $0.sizeThatFits(proposal)[view.axis] })
  }
}
