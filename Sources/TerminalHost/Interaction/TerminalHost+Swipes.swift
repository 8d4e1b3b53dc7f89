import Foundation
import HostInterface

/// A sideways drag over a row is a swipe.
extension TerminalHost {
  /// What a swipe as far as a place offers; nil: nothing on that side.
  func swiped(
    _ swipes: NodeContent.Swipes, over node: HostTree.Node, to point: CellPoint
  ) -> (names: [String], isFull: Bool)? {
    setPressed(nil)
    let way = point.column - mouse.start.column
    let isLeading = (way > 0) != environment.isRightToLeft
    let names = isLeading ? swipes.leading : swipes.trailing
    guard !names.isEmpty else { return nil }
    let half = painter.metrics.visibleCells(node.absoluteFrame).columns.count / 2
    let isFull = abs(way) >= half && (isLeading ? swipes.isLeadingFull : swipes.isTrailingFull)
    return (names, isFull)
  }

  /// A swipe over half of the row performs the first action, a shorter one offers them all.
  func finish(_ swiped: (names: [String], isFull: Bool), over node: HostTree.Node) {
    if swiped.isFull, let first = swiped.names.first {
      client?.handle(.perform(node.id, first))
    } else {
      open(swiped.names, of: node)
    }
  }
}
