import Foundation
import HostInterface

/// Where the tab key leads.
extension TerminalHost {
  /// The next stop, or the one before; round at the ends. What stands farther on in the form or scroll
  /// view round the focus comes first, though it is made only once it comes into sight. Behind
  /// more than a screen of words it is not found, as what has the focus has left by then.
  func tabStop(forward: Bool) -> NodeID? {
    let next = nearestTabStop(forward: forward)
    guard let view = viewToScroll(forward: forward), !goesOn(to: next, in: view, forward) else {
      return roundStop(next, forward: forward)
    }
    let before = way(view).offset.y
    // By halves, so that what has the focus is there still when the next one comes up.
    let row = painter.metrics.height
    let step = max(row, (view.frame.height / 2 / row).rounded(.down) * row)
    for _ in 0..<32 {
      guard scroll(view, by: CGPoint(x: 0, y: forward ? step : -step)) else { break }
      runFrame()
      let found = nearestTabStop(forward: forward)
      if goesOn(to: found, in: view, forward) { return found }
    }
    if let round = next.flatMap({ tree[$0] }), round.isInside(view) {
      return endStop(of: view, last: !forward)
    }
    // Who only leaves it wants to find it as it was.
    scroll(view, by: CGPoint(x: 0, y: before - way(view).offset.y))
    runFrame()
    return next.flatMap { stop(of: $0) }?.id ?? nearestTabStop(forward: forward)
  }

  /// Round the end of a form that was scrolled to it, what stands at the other end is made first.
  private func roundStop(_ next: NodeID?, forward: Bool) -> NodeID? {
    guard let node = next.flatMap({ tree[$0] }), let view = viewToScroll(forward: !forward),
      node.isInside(view), !goesOn(to: next, in: view, forward)
    else { return next }
    return endStop(of: view, last: !forward)
  }

  private func endStop(of view: HostTree.Node, last: Bool) -> NodeID? {
    scrollToEnd(of: view, down: last)
    let stops = tabRing().stops
    return (last ? stops.last : stops.first)?.id
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
}
