import CellText
import Foundation
import HostInterface

/// Swipes: sideways drags over a row.
extension TerminalHost {
  /// Returns what a swipe up to a position offers; nil: nothing on that side.
  func swiped(
    _ swipes: NodeContent.Swipes, over node: HostTree.Node, to point: CellPoint
  ) -> (actions: [NamedAction], isFull: Bool)? {
    setPressed(nil)
    let way = point.column - mouse.start.column
    let isLeading = (way > 0) != environment.isRightToLeft
    let actions = isLeading ? swipes.leading : swipes.trailing
    guard !actions.isEmpty else { return nil }
    let half = painter.metrics.visibleCells(node.absoluteFrame).columns.count / 2
    let isFull = abs(way) >= half && (isLeading ? swipes.isLeadingFull : swipes.isTrailingFull)
    return (actions, isFull)
  }

  /// Ends a swipe: one over half of the row performs the first action, a shorter one offers them
  /// all.
  func finish(
    _ swiped: (actions: [NamedAction], isFull: Bool), over node: HostTree.Node, at point: CellPoint
  ) {
    if swiped.isFull, let first = swiped.actions.first {
      client?.handle(.perform(node.id, first))
    } else {
      open(swiped.actions, of: node, at: point)
    }
  }
}
