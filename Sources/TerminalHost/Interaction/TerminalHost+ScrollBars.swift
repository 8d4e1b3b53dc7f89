import CellText
import Foundation
import HostInterface
import LayoutCore

/// Drags a scroll bar's thumb; a press before or after it scrolls by a page.
extension TerminalHost {
  /// - Returns: whether there is a bar at the position.
  func takeScrollBar(at point: CellPoint) -> Bool {
    guard let (view, axis, bar) = scrollBar(at: point) else { return false }
    let cell = axis == .vertical ? point.row : point.column
    if bar.thumb.contains(cell) {
      mouse.drag = .scrollBar(view.id, axis, grip: cell - bar.thumb.lowerBound)
      grab(view.id)
    } else {
      let page = axis == .vertical ? view.frame.height : view.frame.width
      scroll(view, axis, by: cell < bar.thumb.lowerBound ? -page : page)
    }
    return true
  }

  func dragScrollBar(_ id: NodeID, _ axis: Axis, _ grip: Int, to point: CellPoint) {
    guard let view = tree[id],
      let bar = view.scrollBar(axis, in: painter.metrics.cells(view.absoluteFrame))
    else { return }
    let cell = (axis == .vertical ? point.row : point.column) - grip
    // Within one cell nothing moves: many offsets show as the same one.
    guard cell != bar.thumb.lowerBound else { return }
    let offset = way(view).offset
    let target = bar.offset(ofThumbAt: cell)
    scroll(view, axis, by: target - (axis == .vertical ? offset.y : offset.x))
  }

  func letGoOfScrollBar() { grab(nil) }

  private func grab(_ id: NodeID?) {
    invalidate(painter.interaction.grabbed)
    painter.interaction.grabbed = id
    invalidate(id)
  }

  private func scroll(_ view: HostTree.Node, _ axis: Axis, by way: CGFloat) {
    scroll(view, by: axis == .vertical ? CGPoint(x: 0, y: way) : CGPoint(x: way, y: 0))
  }

  /// Returns the topmost scroll bar at a position, if it is visible: it is drawn where the screen is
  /// empty, or as a line under text, which can be grabbed where the text itself takes no clicks.
  private func scrollBar(at point: CellPoint) -> (HostTree.Node, Axis, ScrollBar)? {
    // A terminal that has just grown reports positions that the screen does not have yet.
    guard painter.screen.bounds.contains(point) else { return nil }
    let cell = painter.screen[point.column, point.row]
    let isEmpty = cell.isBlank || ["▐", "▌", "▄"].contains(cell.glyph)
    var found: (HostTree.Node, Axis, ScrollBar)?
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = nil }
      guard placement.visible.contains(point), node.isScrollContainer,
        node.content.actions.contains(.scroll)
      else { return true }
      let rect = placement.cells
      if isEmpty, point.column == node.columnOfBar(in: rect),
        let bar = node.scrollBar(.vertical, in: rect)
      {
        found = (node, .vertical, bar)
      } else if point.row == rect.rows.upperBound - 1,
        let bar = node.scrollBar(.horizontal, in: rect),
        isEmpty || isLine(bar, at: point, placement)
      {
        found = (node, .horizontal, bar)
      }
      return true
    }
    return found
  }

  private func isLine(_ bar: ScrollBar, at point: CellPoint, _ placement: Placement) -> Bool {
    guard bar.thumb.contains(point.column) else { return false }
    let thumb = CellRect(columns: bar.thumb, rows: point.row..<point.row + 1)
    return painter.isLine(thumb, placement) && !takesClicks(at: point)
  }
}

extension Cell {
  fileprivate var glyph: Character {
    if case .narrow(let glyph) = content { glyph } else { " " }
  }
}
