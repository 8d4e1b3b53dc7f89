import CellText
import Foundation
import HostInterface

/// Searches through the tree that skip subtrees without matches.
extension TerminalHost {
  /// Walks to the nodes that may contain a match of `mayHold`, and to everything modal: what lies
  /// behind that is unreachable.
  func walk(
    where mayHold: (SubtreeFacts) -> Bool, _ visit: (HostTree.Node, Placement) -> Bool
  ) {
    walker.run(
      tree.root, clip: CellRect(size: cells),
      where: { facts, _ in facts.traits.contains(.modal) || mayHold(facts) }, visit: visit)
  }

  /// Walks to the nodes that may be visible at a position, and to everything modal.
  func walk(at point: CellPoint, _ visit: (HostTree.Node, Placement) -> Bool) {
    let area = painter.metrics.extent(reaching: CellRect(point.column, point.row, 1, 1))
    walker.run(
      tree.root, clip: CellRect(size: cells),
      where: { facts, origin in
        facts.traits.contains(.modal) || facts.reach.offset(by: origin).touches(area)
      }, visit: visit)
  }

  var walker: TreeWalk {
    TreeWalk(metrics: painter.metrics, isFocusable: painter.interaction.isFocusable)
  }

  // MARK: Stops

  /// Returns the current stops. Nodes behind something modal cannot be reached.
  func focusRing() -> FocusRing {
    ring { walk(where: { $0.marks.contains(.stop) }, $0) }
  }

  /// Returns the stops in some rows, visible or scrolled out of sight.
  private func focusRing(in rows: Range<Int>) -> FocusRing {
    let band = painter.metrics.extent(reaching: CellRect(columns: 0..<0, rows: rows))
    let area = Extent(
      left: -.infinity, top: band.top, right: .infinity, bottom: band.bottom)
    return ring { visit in
      walker.run(
        tree.root, clip: CellRect(size: cells),
        where: { facts, origin in
          facts.traits.contains(.modal)
            || facts.marks.contains(.stop) && facts.extent.offset(by: origin).touches(area)
        }, visit: visit)
    }
  }

  private func ring(_ walk: ((HostTree.Node, Placement) -> Bool) -> Void) -> FocusRing {
    var stops: [FocusRing.Stop] = []
    walk { node, placement in
      if node.content.traits.contains(.modal) { stops = [] }
      if let stop = stop(of: node, placement) { stops.append(stop) }
      return true
    }
    return FocusRing(stops: stops)
  }

  private func stop(of node: HostTree.Node, _ placement: Placement) -> FocusRing.Stop? {
    guard placement.owner == node.id else { return nil }
    return FocusRing.Stop(
      id: node.id, rect: painter.metrics.visibleCells(placement.frame),
      isVisible: !placement.visible.isEmpty, isLine: node.isLine, row: columnsOfRow(of: node))
  }

  private func columnsOfRow(of node: HostTree.Node) -> Range<Int>? {
    var current = node
    while current.content.role != .row, !current.isScrollContainer {
      guard let parent = current.parent else { return nil }
      current = parent
    }
    guard current !== node, current.content.role == .row else { return nil }
    return painter.metrics.visibleCells(current.absoluteFrame).columns
  }

  /// Returns the stop of a node; nil if keys do not reach it.
  ///
  /// - Complexity: the node's depth.
  func stop(of id: NodeID?) -> FocusRing.Stop? {
    guard let node = id.flatMap({ tree[$0] }),
      let placement = walker.placement(of: node, clip: CellRect(size: cells)),
      let stop = stop(of: node, placement)
    else { return nil }
    var modal: HostTree.Node?
    walk(where: { _ in false }) { node, _ in
      if node.content.traits.contains(.modal) { modal = node }
      return true
    }
    return modal.map { $0 === node || $0.precedes(node) } == false ? nil : stop
  }

  /// Returns the nearest stop in a direction from another one.
  ///
  /// The neighbourhood is searched first. A stop that costs less than anything farther away could
  /// is the nearest; if there is none, a larger part is searched.
  func stop(_ direction: FocusRing.Direction, of id: NodeID?) -> NodeID? {
    guard let from = stop(of: id) else { return focusRing().stop(direction, of: id) }
    let rows = from.rect.rows
    if direction == .left || direction == .right {
      return focusRing(in: rows).stop(direction, of: id)
    }
    let all = painter.metrics.cells(tree.root.facts.extent.rect).rows
    var reach = cells.rows
    while true {
      let near =
        direction == .up
        ? rows.lowerBound - reach..<rows.upperBound : rows.lowerBound..<rows.upperBound + reach
      let ring = focusRing(in: near)
      let found = ring.stop(direction, of: id)
      if near.lowerBound <= all.lowerBound, direction == .up { return found }
      if near.upperBound >= all.upperBound, direction == .down { return found }
      if let found, let cost = ring.cost(direction, from: from, to: found),
        cost <= FocusRing.leastCost(beyond: reach)
      {
        return found
      }
      reach *= 8
    }
  }
}
