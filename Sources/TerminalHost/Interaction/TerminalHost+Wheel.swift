import CellText
import Foundation
import HostInterface
import LayoutCore
import TerminalInput

/// The mouse wheel, which scrolls the content below the mouse and turns pages.
extension TerminalHost {
  func turnWheel(_ report: MouseReport) {
    let cell = CGSize(width: painter.metrics.width, height: painter.metrics.height)
    var shift =
      switch report.kind {
      case .wheelUp: CGPoint(x: 0, y: -3 * cell.height)
      case .wheelDown: CGPoint(x: 0, y: 3 * cell.height)
      case .wheelLeft: CGPoint(x: -6 * cell.width, y: 0)
      default: CGPoint(x: 6 * cell.width, y: 0)
      }
    if report.modifiers.contains(.shift), shift.x == 0 {
      shift = CGPoint(x: shift.y * 2 * cell.width / cell.height, y: 0)
    }
    guard let node = topmostNode(at: report.point) ?? scrollView(at: report.point) else {
      return turnPage(shift, at: report.point)
    }
    if scrollEditor(node, by: shift) { return }
    let views = scrollViews(round: node)
    if continueTurn(report, by: shift) { return }
    if let view = views.first(where: { scroll($0, by: shift) }) {
      mouse.wheel = MouseState.Turn(of: view.id, report, at: now)
      return
    }
    // A view that only scrolls horizontally responds to a vertical wheel, too.
    if shift.x == 0 {
      scroll(
        innermostOf: views, by: CGPoint(x: shift.y * 2 * cell.width / cell.height, y: 0))
    } else {
      turnPage(shift, at: report.point)
    }
  }

  /// Continues to scroll the view that a turning wheel started with: views that come to lie below
  /// the mouse do not take over, and at the view's end it stops.
  ///
  /// - Returns: whether it is the same turn.
  private func continueTurn(_ report: MouseReport, by shift: CGPoint) -> Bool {
    guard var turn = mouse.wheel, turn.goesOn(with: report, at: now), let view = tree[turn.view],
      view.content.actions.contains(.scroll)
    else {
      mouse.wheel = nil
      return false
    }
    turn.time = now
    mouse.wheel = turn
    scroll(view, by: shift)
    return true
  }

  private func turnPage(_ shift: CGPoint, at point: CellPoint) {
    guard shift.x != 0, let pages = pages(at: point) else { return }
    client?.handle(shift.x > 0 ? .increment(pages.id) : .decrement(pages.id))
  }

  private func scrollView(at point: CellPoint) -> HostTree.Node? {
    var found: HostTree.Node?
    walk(at: point) { node, placement in
      if node.content.traits.contains(.modal) { found = nil }
      if node.isScrollContainer, placement.visible.contains(point) { found = node }
      return true
    }
    return found
  }

  /// Scrolls a longer text inside its editor, without moving the cursor.
  private func scrollEditor(_ touched: HostTree.Node, by shift: CGPoint) -> Bool {
    var current: HostTree.Node? = touched
    while let node = current, node.textControl == nil { current = node.parent }
    guard shift.y != 0, let node = current, let leaf = node.textControl else { return false }
    beginEditing(node)
    let room = FieldRenderer.room(of: leaf, painter.metrics)
    let rows = Int(clamping: shift.y / painter.metrics.height)
    guard painter.interaction.fields[node.id]?.scroll(rows: rows, in: room.size) == true
    else { return false }
    invalidate(node.id)
    return true
  }
}
