import Foundation
import HostInterface

extension TerminalHost {
  /// Returns a scroll view's offset and its maximum in each direction, in points.
  func way(_ view: HostTree.Node) -> (offset: CGPoint, largest: CGPoint) {
    guard let content = view.children.first else { return (.zero, .zero) }
    return (
      CGPoint(x: -content.frame.minX, y: -content.frame.minY),
      CGPoint(
        x: max(0, content.frame.width - view.frame.width),
        y: max(0, content.frame.height - view.frame.height))
    )
  }

  /// - Returns: whether it scrolled.
  @discardableResult
  func scroll(_ view: HostTree.Node, by shift: CGPoint) -> Bool {
    let (offset, largest) = way(view)
    let target = CGPoint(
      x: min(max(0, offset.x + shift.x), largest.x), y: min(max(0, offset.y + shift.y), largest.y))
    // Content narrower than the view is centred, and stays there.
    let movesX = largest.x > 0 && abs(target.x - offset.x) > 0.5
    let movesY = largest.y > 0 && abs(target.y - offset.y) > 0.5
    guard movesX || movesY else { return false }
    client?.handle(
      .scroll(view.id, CGPoint(x: movesX ? target.x : offset.x, y: movesY ? target.y : offset.y)))
    requestFrame()
    return true
  }

  /// Scrolls the innermost of some scroll views that can move in that direction.
  @discardableResult
  func scroll(innermostOf views: [HostTree.Node], by shift: CGPoint) -> Bool {
    views.contains { scroll($0, by: shift) }
  }

  /// Returns whether it has more content than it shows.
  private func holdsMore(_ view: HostTree.Node) -> Bool {
    let largest = way(view).largest
    return largest.x > 0.5 || largest.y > 0.5
  }

  /// Returns whether it has more content below or above the visible part.
  func holdsMore(_ view: HostTree.Node, forward: Bool) -> Bool {
    let (offset, largest) = way(view)
    return forward ? offset.y < largest.y - 0.5 : offset.y > 0.5
  }

  /// Returns the scroll views that keys scroll: those around the focus that have more content,
  /// innermost first, or if there are none, the visible ones that do, largest first.
  func scrollViewsForKeys() -> [HostTree.Node] {
    if let node = focusedNode {
      let round = scrollViews(round: node).filter(holdsMore)
      if !round.isEmpty { return round }
    }
    return scrollViews { node, placement in !placement.visible.isEmpty && holdsMore(node) }
      .sorted { $0.frame.width * $0.frame.height > $1.frame.width * $1.frame.height }
  }

  /// Returns the reachable scroll views that match, in order.
  func scrollViews(where isWanted: (HostTree.Node, Placement) -> Bool) -> [HostTree.Node] {
    var found: [HostTree.Node] = []
    walk(where: { $0.actions.contains(.scroll) }) { node, placement in
      if node.content.traits.contains(.modal) { found = [] }
      if node.takesScrolling, isWanted(node, placement) { found.append(node) }
      return true
    }
    return found
  }

  func scrollViews(round node: HostTree.Node) -> [HostTree.Node] {
    var found: [HostTree.Node] = []
    var current: HostTree.Node? = node
    while let node = current {
      if node.takesScrolling { found.append(node) }
      current = node.parent
    }
    return found
  }

  func scrollTowards(_ direction: FocusRing.Direction) -> Bool {
    let cell = CGSize(width: painter.metrics.width, height: painter.metrics.height)
    let shift =
      switch direction {
      case .up: CGPoint(x: 0, y: -cell.height)
      case .down: CGPoint(x: 0, y: cell.height)
      case .left: CGPoint(x: -cell.width * 2, y: 0)
      case .right: CGPoint(x: cell.width * 2, y: 0)
      }
    return scroll(innermostOf: scrollViewsForKeys(), by: shift)
  }

  /// Handles Page Up and Page Down: scrolls by a view's height minus one row, which stays visible.
  @discardableResult
  func scrollPage(down: Bool) -> Bool {
    scrollViewsForKeys().contains { view in
      let page = max(painter.metrics.height, view.frame.height - painter.metrics.height)
      return scroll(view, by: CGPoint(x: 0, y: down ? page : -page))
    }
  }

  /// Scrolls by half of the visible part, in whole rows.
  func scrollHalf(down: Bool) {
    let row = painter.metrics.height
    _ = scrollViewsForKeys().contains { view in
      let half = max(row, (view.frame.height / 2 / row).rounded(.down) * row)
      return scroll(view, by: CGPoint(x: 0, y: down ? half : -half))
    }
  }

  /// Handles Home and End. In a list the focus moves along, to the first row or the last.
  func scrollToEnd(down: Bool) {
    let round = focusedNode.map { scrollViews(round: $0) } ?? []
    _ = scrollViewsForKeys().first { scrollToEnd(of: $0, down: down) }
    guard let list = round.first(where: { $0.content.role == .list }) else { return }
    // The frame that the scrolling requested creates the rows at that end.
    runFrame()
    focusEnd(of: list, last: down)
  }

  /// - Returns: whether it scrolled.
  @discardableResult
  func scrollToEnd(of view: HostTree.Node, down: Bool) -> Bool {
    let way = CGPoint(x: 0, y: down ? 1e12 : -1e12)
    guard scroll(view, by: way) else { return false }
    // The content at the end may turn out longer than estimated before it was created.
    for _ in 0..<16 {
      runFrame()
      guard scroll(view, by: way) else { break }
    }
    return true
  }

  private func focusEnd(of list: HostTree.Node, last: Bool) {
    let stops = focusRing().stops.compactMap { stop in
      tree[stop.id].flatMap { scrollViews(round: $0).contains { $0 === list } ? $0 : nil }
    }
    let rows = stops.filter { $0.content.role == .row }
    let candidates = rows.isEmpty ? stops : rows
    if let end = last ? candidates.last : candidates.first { focus(end.id) }
  }
}

extension HostTree.Node {
  fileprivate var takesScrolling: Bool {
    isScrollContainer && content.actions.contains(.scroll)
  }
}
