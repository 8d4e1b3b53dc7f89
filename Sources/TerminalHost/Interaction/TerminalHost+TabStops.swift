import Foundation
import HostInterface

/// Where the tab key leads.
extension TerminalHost {
  /// The next stop, or the one before; round at the ends. What stands farther on in the forms and
  /// scroll views on the way comes first, though it is made only once it comes into sight.
  ///
  /// - Complexity: a frame for each screen of words that holds nothing, for as long as nobody has
  ///   to wait for a key: what stands farther away is come to from nearer by.
  func tabStop(forward: Bool) -> NodeID? {
    stopSearchEnd = now + Self.longestSearch
    let next = nearestTabStop(forward: forward)
    if let view = viewToScroll(forward: forward), !goesOn(to: next, in: view, forward) {
      if let found = stop(farther: forward, in: view) { return found }
      if let round = next.flatMap({ tree[$0] }), round.isInside(view) {
        return endStop(of: view, last: !forward)
      }
      return next.flatMap { stop(of: $0) }?.id ?? nearestTabStop(forward: forward)
    }
    for view in viewsPassed(on: next, forward: forward) {
      if let found = stop(farther: forward, in: view) { return found }
    }
    return roundStop(next, forward: forward)
  }

  /// Scrolls a view until something in it can have the focus, and back if nothing can: who only
  /// leaves it wants to find it as it was.
  private func stop(farther forward: Bool, in view: HostTree.Node) -> NodeID? {
    let before = way(view).offset.y
    let start = focusedNode.flatMap { $0.isInside(view) ? $0.heightBelowTop(view) + before : nil }
    if let found = stop(behind: start, in: view, forward) { return found }
    isLookingForStop = true
    defer { isLookingForStop = false }
    scroll(view, by: CGPoint(x: 0, y: before - way(view).offset.y))
    runFrame()
    requestedFocus = nil
    return nil
  }

  /// - Parameter start: how far down in the view's content the focus was; nil: outside of it.
  private func stop(behind start: CGFloat?, in view: HostTree.Node, _ forward: Bool) -> NodeID? {
    let row = painter.metrics.height
    let step = max(row, ((view.frame.height - 1) / row).rounded(.down) * row)
    isLookingForStop = true
    defer { isLookingForStop = false }
    for _ in 0..<Self.farthestStop {
      guard now < stopSearchEnd, scroll(view, by: CGPoint(x: 0, y: forward ? step : -step)) else {
        break
      }
      runFrame()
      let stops = tabRing().stops.compactMap { tree[$0.id] }.filter {
        $0.isInside(view) && isAhead($0, of: start, in: view, forward)
      }
      guard let found = forward ? stops.first : stops.last else { continue }
      requestedFocus = nil
      return found.id
    }
    return nil
  }

  /// After how many screens without anything that could have the focus a view is taken for one
  /// that holds nothing: in some there is always more.
  private static let farthestStop = 1_000

  /// Whether a stop stands behind the focus; by heights where that has gone from sight.
  private func isAhead(
    _ node: HostTree.Node, of start: CGFloat?, in view: HostTree.Node, _ forward: Bool
  ) -> Bool {
    guard let start else { return true }
    if let focusedNode {
      return forward ? focusedNode.precedes(node) : node.precedes(focusedNode)
    }
    let height = node.heightBelowTop(view) + way(view).offset.y
    return forward ? height > start : height < start
  }

  /// For how many seconds a key looks for a stop: in very many rows there may be none at all.
  private static let longestSearch = 0.1

  /// The scroll views between the focus and a stop in which nothing is in sight that could have
  /// it: where nothing has the focus and nothing shows that could, the one that keys scroll.
  private func viewsPassed(on next: NodeID?, forward: Bool) -> [HostTree.Node] {
    func holdsMore(_ view: HostTree.Node) -> Bool {
      let (offset, largest) = way(view)
      return forward ? offset.y < largest.y - 0.5 : offset.y > 0.5
    }
    guard let focusedNode else {
      let isSeen = next.map { id in tabRing().stops.contains { $0.id == id && $0.isVisible } }
      return isSeen == true ? [] : scrollViewsForKeys().filter(holdsMore)
    }
    let stop = next.flatMap { tree[$0] }
    var found: [HostTree.Node] = []
    walk(where: { $0.actions.contains(.scroll) }) { node, _ in
      if node.content.traits.contains(.modal) { found = [] }
      guard node.isScrollContainer, node.content.actions.contains(.scroll), holdsMore(node),
        !focusedNode.isInside(node), stop?.isInside(node) != true
      else { return true }
      let (first, last) = forward ? (focusedNode, stop) : (stop, focusedNode)
      let isBehindFirst = first.map { $0.precedes(node) }
      let isBeforeLast = last.map { node.precedes($0) }
      // Round an end, what stands beyond either of the two is passed.
      let isRound = first.flatMap { first in last.map { $0.precedes(first) } } ?? true
      if isRound
        ? isBehindFirst == true || isBeforeLast == true
        : isBehindFirst == true && isBeforeLast == true
      {
        found.append(node)
      }
      return true
    }
    return forward ? found : found.reversed()
  }

  /// Round the end of a form that was scrolled to it, what stands at the other end is made first.
  private func roundStop(_ next: NodeID?, forward: Bool) -> NodeID? {
    guard let node = next.flatMap({ tree[$0] }), let view = viewToScroll(forward: !forward),
      node.isInside(view), !goesOn(to: next, in: view, forward)
    else { return next }
    return endStop(of: view, last: !forward)
  }

  /// What comes first in a view, or last: behind words it is looked for from there on.
  private func endStop(of view: HostTree.Node, last: Bool) -> NodeID? {
    isLookingForStop = true
    scrollToEnd(of: view, down: last)
    isLookingForStop = false
    requestedFocus = nil
    let stops = tabRing().stops
    let end = last ? stops.last : stops.first
    if let node = end.flatMap({ tree[$0.id] }), end?.isVisible == true || !node.isInside(view) {
      return node.id
    }
    return stop(behind: nil, in: view, !last) ?? end?.id
  }

  private func nearestTabStop(forward: Bool) -> NodeID? {
    let present = painter.interaction.focused ?? resignedField
    return forward ? tabRing().next(after: present) : tabRing().previous(before: present)
  }

  private func tabRing() -> FocusRing {
    let ring = focusRing()
    let stops = tabStops.stops(among: ring.stops.compactMap { tree[$0.id] }, focused: focusedNode)
    let ids = Set(stops.map(\.id))
    return FocusRing(stops: ring.stops.filter { ids.contains($0.id) })
  }

  /// What is scrolled for the tab key before that leaves it: nothing where all rows are one stop.
  private func viewToScroll(forward: Bool) -> HostTree.Node? {
    guard let focusedNode else { return nil }
    let view = scrollViews(round: focusedNode).first { view in
      let (offset, largest) = way(view)
      return forward ? offset.y < largest.y - 0.5 : offset.y > 0.5
    }
    let member = focusedNode.nearest { $0.content.traits.contains(.sharesTabStop) }
    guard let view, member?.isInside(view) != true else { return nil }
    return view
  }

  /// Whether a stop lies in a view and ahead of the focus: not round an end.
  private func goesOn(to id: NodeID?, in view: HostTree.Node, _ forward: Bool) -> Bool {
    guard let node = id.flatMap({ tree[$0] }), let focusedNode, node.isInside(view) else {
      return false
    }
    return forward ? focusedNode.precedes(node) : node.precedes(focusedNode)
  }
}

extension HostTree.Node {
  fileprivate func isInside(_ node: HostTree.Node) -> Bool { nearest { $0 === node } != nil }

  /// How far below the upper edge of something round it this begins.
  fileprivate func heightBelowTop(_ view: HostTree.Node) -> CGFloat {
    absoluteFrame.minY - view.absoluteFrame.minY
  }
}
