import Foundation
import LayoutCore

extension LazyElement {
  /// The part of the axis that the nearest scroll view, or the window, shows.
  func visibleRange(_ size: CGSize) -> Range<CGFloat> {
    let (parent, origin) = enclosingViewport
    let start = -origin[view.axis]
    guard let parent, let viewport = parent.layout as? any ViewportLayout else {
      return visibleRange(from: start, runtime.host.size[view.axis], size)
    }
    viewport.register(self)
    return visibleRange(from: start, viewport.visibleSize(parent)[view.axis], size)
  }

  /// Counted from where the content begins, which is its right end where lines run to the left.
  ///
  /// A program may have put the container anywhere, and where no number says.
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

  /// The scroll view that shows the container, and where the container begins in it or the window.
  var enclosingViewport: (viewport: RenderNode?, origin: CGPoint) {
    var origin = CGPoint.zero
    var current = node!
    while let parent = current.parent {
      // A scroll view that moves its content tells the containers itself.
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
      case .elements: items.item(of: id)
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

  /// Where one of an item's rows begins in it, and how long it is.
  private func part(
    ofItem item: Int, showing id: AnyHashable
  ) -> (start: CGFloat, length: CGFloat)? {
    let across = node.size[view.axis.other]
    let proposal = itemProposal(view.lanes(in: across).first?.length ?? across)
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
    func finds(_ item: Int) -> Bool {
      items.nodes(of: item).contains { node in
        node.hasID { known in
          if type(of: known.base) == type(of: id.base) { isLikely = true }
          return known == id
        }
      }
    }
    if let item = shown.first(where: finds) { return item }
    guard isLikely else { return nil }
    return (0..<items.itemCount).first { !shown.contains($0) && finds($0) }
  }

  /// Measures a line and as many before or behind it as fill the room: where they will stand is
  /// known then, however long they are.
  ///
  /// - Parameter step: -1 for those before, 1 for those behind.
  func measureLines(from start: Int, by step: Int, filling room: CGFloat) {
    // All lines of columns are.
    guard columnFold == nil else { return }
    let across = node.size[view.axis.other]
    let lanes = view.lanes(in: across)
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

  /// Measures the lines above the first that was shown, where they come into sight, and moves the
  /// scroll view by what they are longer or shorter than was taken for granted: what was in sight
  /// stays where it was.
  ///
  /// - Returns: what is visible then.
  func keepingInPlace(
    _ visible: Range<CGFloat>, _ lanes: [LazyLane], _ size: CGSize
  ) -> Range<CGFloat> {
    guard !shown.isEmpty, shown.lowerBound < items.itemCount else { return visible }
    let first = lengths.line(at: visible.lowerBound)
    let anchor = lines.line(of: shown.lowerBound)
    let former = lengths.offset(of: anchor)
    guard first < anchor, anchor < lengths.count, former < visible.upperBound else {
      return visible
    }
    for line in first..<anchor where !lengths.isMeasured(line) {
      lengths.set(length(of: line, lanes, size[view.axis.other]), of: line)
    }
    let shift = lengths.offset(of: anchor) - former
    guard shift != 0, let viewport = enclosingViewport.viewport,
      let layout = viewport.layout as? any ViewportLayout
    else { return visible }
    layout.contentShifted(by: shift, along: view.axis)
    viewport.setNeedsLayout()
    return max(visible.lowerBound + shift, 0)..<max(visible.upperBound + shift, 1)
  }

  /// A line's length with the distance behind it; nothing where no view stands.
  private func length(of line: Int, _ lanes: [LazyLane], _ across: CGFloat) -> CGFloat {
    length(of: line, of: lines, lanes, across)
  }

  /// The same for lines of another number of lanes.
  func length(
    of line: Int, of lines: LazyLines, _ lanes: [LazyLane], _ across: CGFloat
  ) -> CGFloat {
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
  /// Whether a view of this row, or one in it, carries an id that is wanted, or the row is that of
  /// an element that has it.
  fileprivate func hasID(_ isWanted: (AnyHashable) -> Bool) -> Bool {
    if let id = traits[ItemIDTrait.key] as? AnyHashable, isWanted(id) { return true }
    return hasExplicitID(isWanted)
  }

  private func hasExplicitID(_ isWanted: (AnyHashable) -> Bool) -> Bool {
    if let id = traits[ExplicitIDTrait.key] as? AnyHashable, isWanted(id) { return true }
    return children.contains { $0.hasExplicitID(isWanted) }
  }
}
