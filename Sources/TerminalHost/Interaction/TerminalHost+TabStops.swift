import Foundation
import HostInterface

/// Moves of the tab key.
extension TerminalHost {
  /// Moves the focus to the next stop or the previous one, wrapping around. Stops farther on in the
  /// forms and scroll views on the way come first, although they are created only when they scroll
  /// into view.
  ///
  /// - Complexity: one frame per screenful without a stop. If there are very many, other keys get
  ///   their turn in between; one that moves the focus ends the search.
  func moveToTabStop(forward: Bool) {
    let isAgain = stopSearch?.forward == forward
    var search = StopSearch(forward: forward, isImpatient: isAgain)
    if isAgain, let stopSearch { search.progress = stopSearch.progress }
    stopSearch = search
    continueSearch()
  }

  private func continueSearch() {
    guard let forward = stopSearch?.forward else { return }
    stopSearch?.pause = now + longestSearch
    stopSearch?.isPaused = false
    let next = lookingForStop { tabStop(forward: forward) }
    guard stopSearch?.isPaused == true else {
      stopSearch = nil
      return focusStop(next, forward: forward)
    }
    guard searchClock == nil else { return }
    searchClock = time.scheduleOnMain(after: .milliseconds(1)) { [weak self] in
      guard let self else { return }
      searchClock = nil
      guard stopSearch?.isPaused == true else { return }
      continueSearch()
      scheduleFlush()
    }
  }

  /// Runs a search, during which nothing else gets the focus.
  private func lookingForStop(_ look: () -> NodeID?) -> NodeID? {
    let former = requestedFocus
    isLookingForStop = true
    defer {
      isLookingForStop = false
      requestedFocus = former
    }
    return look()
  }

  private func tabStop(forward: Bool) -> NodeID? {
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

  /// Scrolls a view until something in it is focusable, and back if nothing is: a user who only
  /// leaves the view wants to find it as it was.
  private func stop(farther forward: Bool, in view: HostTree.Node) -> NodeID? {
    let before = way(view).offset.y
    let start = focusedNode.flatMap { $0.isInside(view) ? $0.heightBelowTop(view) + before : nil }
    if let found = stop(behind: start, in: view, forward) { return found }
    scroll(view, to: before)
    return nil
  }

  private func scroll(_ view: HostTree.Node, to offset: CGFloat) {
    guard scroll(view, by: CGPoint(x: 0, y: offset - way(view).offset.y)) else { return }
    runFrame()
  }

  /// - Parameter start: the position of the focus in the view's content, from its top; nil: outside
  ///   the view.
  private func stop(
    behind start: CGFloat?, in view: HostTree.Node, _ forward: Bool, isFromEnd: Bool = false
  ) -> NodeID? {
    guard let search = stopSearch, !search.isPaused else { return nil }
    let row = painter.metrics.height
    let step = max(row, ((view.frame.height - 1) / row).rounded(.down) * row)
    let place = StopSearch.Place(view: view.id, isFromEnd: isFromEnd)
    var created: [NodeID: CreatedRows] { client?.createdRows(in: view.id) ?? [:] }
    var known =
      search.progress[place]
      ?? StopSearch.Progress(offset: way(view).offset.y, created: created)
    defer { stopSearch?.progress[place] = known }
    if known.isDone { return nil }
    scroll(view, to: known.offset)
    while scroll(view, by: CGPoint(x: 0, y: forward ? step : -step)) {
      runFrame()
      let (offset, largest) = way(view)
      let leadsOn =
        forward
        ? known.stepForward(to: offset.y, largest: largest.y, created: created)
        : known.stepBack(to: offset.y)
      let stops = tabRing().stops.compactMap { tree[$0.id] }.filter {
        $0.isInside(view) && isAhead($0, of: start, in: view, forward)
      }
      if let found = forward ? stops.first : stops.last { return found.id }
      guard leadsOn else { break }
      if now >= search.pause {
        if search.isImpatient { break }
        stopSearch?.isPaused = true
        return nil
      }
    }
    known.isDone = true
    return nil
  }

  /// Returns whether a stop follows the focus; compares positions if the focus has scrolled out of
  /// existence.
  private func isAhead(
    _ node: HostTree.Node, of start: CGFloat?, in view: HostTree.Node, _ forward: Bool
  ) -> Bool {
    guard let start else { return true }
    if let focusedNode {
      return forward ? focusedNode.precedesAsStop(node) : node.precedesAsStop(focusedNode)
    }
    let height = node.heightBelowTop(view) + way(view).offset.y
    return forward ? height > start : height < start
  }

  /// Returns the scroll views between the focus and a stop that show nothing focusable: if nothing
  /// has the focus and nothing visible could, the one that keys scroll.
  private func viewsPassed(on next: NodeID?, forward: Bool) -> [HostTree.Node] {
    guard let focusedNode else {
      let isSeen = next.map { id in tabRing().stops.contains { $0.id == id && $0.isVisible } }
      return isSeen == true ? [] : scrollViewsForKeys().filter { holdsMore($0, forward: forward) }
    }
    let stop = next.flatMap { tree[$0] }
    let found = scrollViews { node, _ in
      guard holdsMore(node, forward: forward), !focusedNode.isInside(node),
        stop?.isInside(node) != true
      else { return false }
      let (first, last) = forward ? (focusedNode, stop) : (stop, focusedNode)
      let isBehindFirst = first.map { $0.precedesAsStop(node) } == true
      let isBeforeLast = last.map { node.precedesAsStop($0) } == true
      // When wrapping around, views beyond either of the two are passed.
      let isRound = first.flatMap { first in last.map { $0.precedesAsStop(first) } } ?? true
      return isRound ? isBehindFirst || isBeforeLast : isBehindFirst && isBeforeLast
    }
    return forward ? found : found.reversed()
  }

  /// Returns the stop to wrap around to in a form that was scrolled to its end: the content at the
  /// other end is created first.
  private func roundStop(_ next: NodeID?, forward: Bool) -> NodeID? {
    guard let node = next.flatMap({ tree[$0] }), let view = viewToScroll(forward: !forward),
      node.isInside(view), !goesOn(to: next, in: view, forward)
    else { return next }
    return endStop(of: view, last: !forward)
  }

  /// Returns the first stop in a view, or the last: if only text is visible there, the search
  /// continues from it.
  private func endStop(of view: HostTree.Node, last: Bool) -> NodeID? {
    guard stopSearch?.isPaused == false else { return nil }
    let before = way(view).offset.y
    scrollToEnd(of: view, down: last)
    let stops = tabRing().stops
    let end = last ? stops.last : stops.first
    if let node = end.flatMap({ tree[$0.id] }), end?.isVisible == true || !node.isInside(view) {
      return node.id
    }
    if let found = stop(behind: nil, in: view, !last, isFromEnd: true) { return found }
    if stopSearch?.isPaused == true { scroll(view, to: before) }
    return end?.id
  }

  private func nearestTabStop(forward: Bool) -> NodeID? {
    let present = placeOfKeys
    return forward ? tabRing().next(after: present) : tabRing().previous(before: present)
  }

  /// Whether the tab key has another stop to lead to among what exists.
  var hasSeveralTabStops: Bool { tabRing().stops.count > 1 }

  private func tabRing() -> FocusRing {
    let ring = focusRing()
    let stops = tabStops.stops(among: ring.stops.compactMap { tree[$0.id] }, focused: focusedNode)
    let ids = Set(stops.map(\.id))
    let found = ring.stops.filter { ids.contains($0.id) }
    // Few users want to move a divider, and it lies on the way from a sidebar to its detail.
    return FocusRing(stops: found.filter { !$0.isLine } + found.filter(\.isLine))
  }

  /// Returns the view that the tab key scrolls before it leaves it: none if all rows share one
  /// stop.
  private func viewToScroll(forward: Bool) -> HostTree.Node? {
    guard let focusedNode else { return nil }
    let view = scrollViews(round: focusedNode).first { holdsMore($0, forward: forward) }
    let member = focusedNode.nearest { $0.content.traits.contains(.sharesTabStop) }
    guard let view, member?.isInside(view) != true else { return nil }
    return view
  }

  /// Returns whether a stop lies in a view and ahead of the focus, without wrapping around.
  private func goesOn(to id: NodeID?, in view: HostTree.Node, _ forward: Bool) -> Bool {
    guard let node = id.flatMap({ tree[$0] }), let focusedNode, node.isInside(view) else {
      return false
    }
    return forward ? focusedNode.precedesAsStop(node) : node.precedesAsStop(focusedNode)
  }
}

extension HostTree.Node {
  fileprivate func isInside(_ node: HostTree.Node) -> Bool { nearest { $0 === node } != nil }

  /// Returns whether the tab key visits it first: dividers come last.
  fileprivate func precedesAsStop(_ node: HostTree.Node) -> Bool {
    isLine == node.isLine ? precedes(node) : node.isLine
  }

  /// Returns the distance of its top edge below that of an ancestor.
  fileprivate func heightBelowTop(_ view: HostTree.Node) -> CGFloat {
    absoluteFrame.minY - view.absoluteFrame.minY
  }
}
