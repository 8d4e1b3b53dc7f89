import Foundation
import LayoutCore

extension LazyElement {
  /// Returns the part of the axis that is visible in the nearest scroll view or the window.
  func visibleRange(_ size: CGSize) -> Range<CGFloat> {
    let (parent, origin) = enclosingViewport
    let start = -origin[view.axis]
    guard let parent, let viewport = parent.layout as? any ViewportLayout else {
      return visibleRange(from: start, runtime.host.size[view.axis], size)
    }
    viewport.register(self)
    room = viewport.containerSize(parent)
    return visibleRange(from: start, viewport.visibleSize(parent)[view.axis], size)
  }

  /// Returns the range relative to the start of the content, which is its right end in
  /// right-to-left layout.
  ///
  /// A program may have placed the container anywhere, even at NaN.
  private func visibleRange(
    from start: CGFloat, _ length: CGFloat, _ size: CGSize
  ) -> Range<CGFloat> {
    let far = 1e12
    var start = start.clamped(to: -far...far, else: 0)
    let length = length.clamped(to: 1...far, else: 1)
    if view.axis == .horizontal, node.isRightToLeft {
      start = size.width.clamped(to: 0...far, else: 0) - start - length
    }
    return start..<start + length
  }

  /// The scroll view that contains the container, and the container's origin in it or in the
  /// window.
  var enclosingViewport: (viewport: RenderNode?, origin: CGPoint) {
    var origin = CGPoint.zero
    var current = node!
    while let parent = current.parent {
      // A scroll view notifies the containers itself when it moves its content.
      if !(parent.layout is any ViewportLayout) { current.holdsLazyContent = true }
      origin.x += current.origin.x
      origin.y += current.origin.y
      if parent.layout is any ViewportLayout { return (parent, origin) }
      current = parent
    }
    return (nil, origin)
  }

  package func place(of id: AnyHashable, search: LazySearch, room: CGFloat) -> LazyPlace? {
    let found =
      switch search {
      case .elements: item(of: id)
      case .views: item(showing: id)
      }
    guard let found else { return nil }
    let line = lines.line(of: found)
    let firstShown = lines.line(of: shown.lowerBound)
    let former = lengths.offset(of: firstShown)
    measureLines(from: line, by: -1, filling: room)
    measureLines(from: line, by: 1, filling: room)
    var start = offset(ofLine: line)
    var length = max(lengths.length(of: line) - spacing, 0)
    if search == .views, let part = part(ofItem: found, showing: id) {
      start += part.start
      length = part.length
    }
    return LazyPlace(
      frame: CGRect(
        origin: CGPoint(view.axis, major: start, minor: 0),
        size: CGSize(view.axis, major: length, minor: node.size[view.axis.other])),
      shift: lengths.offset(of: firstShown) - former)
  }

  /// Returns the proposal for an item in its line: the lanes may differ by a cell.
  func itemProposal(ofItem item: Int) -> ProposedViewSize {
    let across = node.size[view.axis.other]
    let line = lines.line(of: item)
    guard !lines.isWhole(line) else { return itemProposal(across) }
    let lanes = lanes(in: across)
    let place = item - lines.items(of: line).lowerBound
    return itemProposal(lanes.indices.contains(place) ? lanes[place].length : across)
  }

  /// Returns where one of an item's rows begins in the item, and how long it is.
  private func part(
    ofItem item: Int, showing id: AnyHashable
  ) -> (start: CGFloat, length: CGFloat)? {
    let proposal = itemProposal(ofItem: item)
    var start: CGFloat = 0
    for row in rows(ofItem: item) {
      let length = measuring(row.node) { $0.sizeThatFits(proposal)[view.axis] }
      if row.content.hasID({ $0 == id }) { return (start, length) }
      start += length + spacing
    }
    return nil
  }

  /// The item in which a view carries an id.
  private func item(showing id: AnyHashable) -> Int? {
    var isLikely = false
    var step = 0
    func finds(_ item: Int) -> Bool {
      contents(of: item, opening: &step).contains { node in
        node.hasID { known in
          if type(of: known.base) == type(of: id.base) { isLikely = true }
          return known == id
        }
      }
    }
    if let item = shown.first(where: finds) { return item }
    guard isLikely else { return nil }
    var item = 0
    while item < items.itemCount {
      if !shown.contains(item), finds(item) { return item }
      item += 1
    }
    return nil
  }

  /// Measures a line and as many before or after it as fill the visible length: their positions are
  /// then known, however long they are.
  ///
  /// - Parameter step: -1 for those before, 1 for those after.
  func measureLines(from start: Int, by step: Int, filling room: CGFloat) {
    // In columns, all lines are measured.
    guard columnFold == nil else { return }
    let across = node.size[view.axis.other]
    let lanes = self.lanes(in: across)
    var line = start
    var filled: CGFloat = 0
    while line >= 0, line < lengths.count, filled < room {
      let length = length(of: line, lanes, across)
      lengths.set(length, of: line)
      filled += length
      line += step
    }
    node.setNeedsLayout()
  }

  /// Measures the lines before the first one that was shown as they come into sight, and moves the
  /// scroll view by the difference to their estimated lengths: what was in sight stays where it
  /// was.
  ///
  /// - Returns: the range that is visible then.
  func keepingInPlace(
    _ visible: Range<CGFloat>, _ lanes: [LazyLane], _ size: CGSize
  ) -> Range<CGFloat> {
    guard !shown.isEmpty, shown.lowerBound < items.itemCount else { return visible }
    var anchor = lines.line(of: shown.lowerBound)
    let former = lengths.offset(of: anchor)
    guard anchor < lengths.count, former < visible.upperBound else { return visible }
    var visible = visible
    var measured = anchor
    let shifted = shiftWhilePlacing
    while case let first = lengths.line(at: visible.lowerBound), first < measured {
      let before = lengths.offset(of: anchor)
      // A line that was measured once may have another length now.
      for line in first..<measured {
        lengths.set(length(of: line, lanes, size[view.axis.other]), of: line)
      }
      // Measuring may have opened elements before the visible ones.
      anchor = min(lines.line(of: shown.lowerBound), lengths.count)
      measured = first
      let shift = lengths.offset(of: anchor) - before
      visible = max(visible.lowerBound + shift, 0)..<max(visible.upperBound + shift, 1)
    }
    // A part of it may have been done while elements were opened.
    shiftContent(by: lengths.offset(of: anchor) - former - (shiftWhilePlacing - shifted))
    return visible
  }

  /// Keeps the visible content in place although lines before it have other lengths now.
  func shiftContent(by shift: CGFloat) {
    guard shift != 0, let viewport = enclosingViewport.viewport,
      let layout = viewport.layout as? any ViewportLayout
    else { return }
    layout.contentShifted(by: shift, along: view.axis)
    shiftWhilePlacing += shift
    viewport.setNeedsLayout()
  }

  /// Measures again what was measured at another width of the container, or another size of the
  /// scroll view, which rows may follow. If there are very many lines, those around the visible
  /// ones are measured, and the others count with the estimate; the visible content stays where it
  /// is.
  ///
  /// - Returns: the range that is visible then.
  func measuringAgain(
    _ visible: Range<CGFloat>, _ lanes: [LazyLane], _ size: CGSize
  ) -> Range<CGFloat> {
    guard !lengths.isEmpty else { return visible }
    let anchor = min(lines.line(of: presentlyShown.lowerBound), lengths.count - 1)
    let most = Self.mostMeasuredAgain
    let reach = (anchor - most..<anchor + most).clamped(to: 0..<lengths.count)
    let measured = reach.filter { lengths.isMeasured($0) }.map { line in
      (line: line, length: length(of: line, lanes, size[view.axis.other]))
    }
    guard !measured.isEmpty else { return visible }
    let former = lengths.offset(of: anchor)
    let sum = measured.reduce(0) { $0 + $1.length }
    lengths = LineLengths(
      count: lengths.count, estimate: max(sum / CGFloat(measured.count), 1))
    for (line, length) in measured { lengths.set(length, of: line) }
    guard !(0..<anchor).allSatisfy({ lengths.isMeasured($0) }) else { return visible }
    let shift = lengths.offset(of: anchor) - former
    shiftContent(by: shift)
    return max(visible.lowerBound + shift, 0)..<max(visible.upperBound + shift, 1)
  }

  private static var mostMeasuredAgain: Int { 200 }

  /// Returns the frames of views that a movement through a part of the axis may stop at, including
  /// one view before and one after it, whether visible or not.
  package func stops(in part: Range<CGFloat>) -> [CGRect] {
    guard columnFold == nil, !shown.isEmpty, shown.lowerBound < items.itemCount else { return [] }
    let across = node.size[view.axis.other]
    let lanes = self.lanes(in: across)
    var found: [CGRect] = []
    func add(_ line: Int, at start: CGFloat) {
      guard let item = lines.items(of: line).first else { return }
      let lane = lines.isWhole(line) ? across : lanes.first?.length
      var start = start
      for row in rows(ofItem: item) {
        let length = measuring(row.node) { $0.sizeThatFits(itemProposal(lane))[view.axis] }
        found.append(
          CGRect(
            origin: CGPoint(view.axis, major: start, minor: 0),
            size: CGSize(view.axis, major: length, minor: across)))
        start += length + spacing
      }
    }
    // Relative to the visible lines: the lengths of the lines before them need not be known. Of a
    // long way both ends are measured, the far one from where the estimate has it.
    let anchor = lines.line(of: shown.lowerBound)
    let most = Self.mostMeasuredAgain
    func addForwards(from first: Int, to end: CGFloat) -> Bool {
      var (line, start) = (first, lengths.offset(of: first))
      while line < min(first + most, lengths.count) {
        add(line, at: start)
        if start > end { return true }
        start += length(of: line, lanes, across)
        line += 1
      }
      return line == lengths.count
    }
    if !addForwards(from: anchor, to: part.upperBound) {
      let end = lengths.line(at: part.upperBound - room[view.axis])
      _ = addForwards(from: max(end - 1, anchor + most), to: part.upperBound)
    }
    var (line, start) = (anchor, lengths.offset(of: anchor))
    while line > max(anchor - most, 0), start >= part.lowerBound {
      line -= 1
      start -= length(of: line, lanes, across)
      add(line, at: start)
    }
    if line > 0, start >= part.lowerBound {
      let beginning = max(lengths.line(at: part.lowerBound) - 1, 0)
      if beginning < line {
        _ = addForwards(from: beginning, to: part.lowerBound + room[view.axis])
      }
    }
    return found
  }

  /// Returns a line's length including the spacing after it; zero if it contains no view.
  private func length(of line: Int, _ lanes: [LazyLane], _ across: CGFloat) -> CGFloat {
    length(of: line, of: lines, lanes, across)
  }

  /// Returns the same for lines that may have another number of lanes.
  func length(
    of line: Int, of lines: LazyLines, _ lanes: [LazyLane], _ across: CGFloat
  ) -> CGFloat {
    let lines = opened(line, of: lines)
    let lanes = lines.isWhole(line) ? [LazyLane(start: 0, length: across)] : lanes
    let lengths = zip(lines.items(of: line), lanes).compactMap { item, lane -> CGFloat? in
      let rows = rows(ofItem: item)
      guard !rows.isEmpty else { return nil }
      let distances = CGFloat(rows.count - 1) * spacing
      return rows.reduce(distances) { length, row in
        length
          + measuring(row.node) { $0.sizeThatFits(itemProposal(lane.length))[view.axis] }
      }
    }
    return lengths.max().map { $0 + spacing } ?? 0
  }
}

extension RenderNode {
  /// Returns whether the row, or a view in it, has a wanted id, or the row belongs to an element
  /// that has it.
  fileprivate func hasID(_ isWanted: (AnyHashable) -> Bool) -> Bool {
    if let id = traits[ItemIDTrait.key] as? AnyHashable, isWanted(id) { return true }
    return hasExplicitID(isWanted)
  }

  private func hasExplicitID(_ isWanted: (AnyHashable) -> Bool) -> Bool {
    if let id = traits[ExplicitIDTrait.key] as? AnyHashable, isWanted(id) { return true }
    return children.contains { $0.hasExplicitID(isWanted) }
  }
}
