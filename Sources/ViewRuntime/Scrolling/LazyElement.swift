import Foundation
import HostInterface
import LayoutCore

extension LazyContainerView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    LazyElement(view, inputs)
  }
}

/// Mounts the lines that the enclosing scroll view shows, and knows the others by an estimate.
///
/// Layout asks for the lines between two positions; each is mounted, measured and placed. What the
/// measuring changes in the total is told to the scroll view in the next round of the frame.
package final class LazyElement<Container: LazyContainerView>: ViewElement<Container>,
  EnvironmentReader, GatheringElement, LazyContent
{
  private(set) var view: Container
  private var child: ViewElement<Container.Content>!
  package private(set) var node: RenderNode!
  private var token: EnvironmentScope.Token?
  private(set) var items = LazySegments()
  private(set) var lines = LazyLines()
  var lengths = LineLengths(count: 0, estimate: 0)
  /// As the container was placed last.
  private var laneCount = 1
  private var hasPlaced = false
  /// The rows by their views' nodes.
  private(set) var rows: [NodeID: RenderNode] = [:]
  /// The items that are placed.
  private(set) var shown = 0..<0
  private var isWaitingToGather = false
  /// Whether an element was met that is not as many views as it was taken for, where each view has
  /// a place of its own.
  private var isTakingApart = false
  private var unboundedWidth = UnboundedWidth()
  /// How sections stand beside each other, where they do.
  private(set) var columns: SectionColumns?
  /// The line with which the second of two columns begins.
  var columnFold: Int? { columns?.fold }

  init(_ view: Container, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    let values = scope.values
    node = RenderNode(self, content: view.nodeContent(in: values), layout: LazyNodeLayout(self))
    node.isRightToLeft = values.isRightToLeft
    node.eventTarget = self
    token = scope.add(self, Container.environmentMask.union(EnvironmentValues.directionMask))
    child = mountElement(
      view.content, ViewInputs(runtime: runtime, parent: self, scope: scope, isLazy: true))
    gatherRenderNodes()
  }

  override package func update(_ view: Container) {
    self.view = view
    refresh()
    child.update(view.content)
    for row in rows.inOrder {
      if let content = row.children.first { bringUpToDate(row, content) }
    }
  }

  override package func handle(_ event: HostEvent) { view.handle(event, runtime) }

  package func environmentChanged(_ changed: EnvironmentMask) { refresh() }

  private func refresh() {
    let values = scope.values
    node.setContent(view.nodeContent(in: values), resizes: false)
    node.isRightToLeft = values.isRightToLeft
    node.setNeedsLayout()
    rowsMayHaveChanged()
  }

  private func rowsMayHaveChanged() {
    for row in rows.values { row.markChanged() }
  }

  package func gatherRenderNodes() {
    isWaitingToGather = false
    var segments: [LazySegment] = []
    child.appendLazySegments(to: &segments)
    items = LazySegments(segments)
    removeGoneRows(segments)
    unboundedWidth.passed = 0
    countLines()
    lengths.resize(to: lines.count)
    node.setNeedsLayout()
    rowsMayHaveChanged()
  }

  /// Layout, which shows others in their place, does not come to a container that is out of sight:
  /// what the rows hold would stay until it is seen again.
  private func removeGoneRows(_ segments: [LazySegment]) {
    if node.children.isEmpty { return }
    var present: Set<NodeID> = []
    for segment in segments {
      switch segment {
      case .node(let node): present.insert((rows[node.id] ?? node).id)
      case .items(let items):
        for node in items.shownNodes { present.insert((rows[node.id] ?? node).id) }
      }
    }
    let gone = Set(node.children.map(\.id)).subtracting(present)
    guard !gone.isEmpty else { return }
    node.setChildren(node.children.filter { !gone.contains($0.id) }, relayout: false)
    for (content, row) in rows where gone.contains(row.id) {
      rows[content] = nil
      // Queues may hold the row for the rest of the frame.
      row.setChildren([], relayout: false)
    }
    for case .items(let items) in segments { items.rowsHaveGone() }
  }

  private func countLines() { lines = makeLines(laneCount) }

  private func makeLines(_ laneCount: Int) -> LazyLines {
    // Headers and footers have a grid's line to themselves.
    let whole = laneCount > 1 ? items.sectionParts : []
    return LazyLines(itemCount: items.itemCount, laneCount: laneCount, whole: whole)
  }

  override package func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  /// The nodes of one item, wrapped as the container wants its rows.
  private func nodes(of item: Int) -> [RenderNode] {
    items.nodes(of: item).map(wrapped)
  }

  func wrapped(_ node: RenderNode) -> RenderNode {
    if let row = rows[node.id] {
      if row.children.first !== node { row.setChild(node) }
      bringUpToDate(row, node)
      return row
    }
    guard let row = view.makeRow(node, self) else { return node }
    row.setChild(node)
    rows[node.id] = row
    bringUpToDate(row, node)
    return row
  }

  /// A row in which nothing has changed is what it was, if the container is: what it says of itself
  /// is asked of all that stands in it.
  private func bringUpToDate(_ row: RenderNode, _ content: RenderNode) {
    guard row.hasChanged else { return }
    view.updateRow(row, content, self)
    row.takeChanges()
  }

  // MARK: Layout

  var spacing: CGFloat {
    let preferred = view.lineSpacing ?? runtime.host.metrics.spacing(along: view.axis)
    return runtime.host.metrics.snap(preferred, horizontally: view.axis == .horizontal)
  }

  package var axis: Axis { view.axis }

  package func size(for proposal: ProposedViewSize) -> CGSize {
    let minor = minor(proposal[view.axis.other])
    if let columns = sectionColumns(in: minor) {
      return CGSize(view.axis, major: columns.height, minor: minor)
    }
    let major = items.itemCount > 0 ? max(total(minor) - spacing, 0) : 0
    return CGSize(view.axis, major: major, minor: minor)
  }

  private func minor(_ across: CGFloat?) -> CGFloat {
    if let across, across.isFinite { return across }
    if let tracks = view.ownLength { return tracks }
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer
  }

  /// Of what shows; before anything does, of the first item.
  private var naturalWidth: CGFloat {
    var width: CGFloat = 0
    let shown = presentlyShown
    for item in shown.isEmpty ? 0..<min(1, items.itemCount) : shown {
      for node in nodes(of: item) {
        width = max(width, node.sizeThatFits(itemProposal(nil))[view.axis.other])
      }
    }
    return width
  }

  /// There may be fewer items than were shown last.
  private var presentlyShown: Range<Int> { shown.clamped(to: 0..<items.itemCount) }

  /// The length of all lines.
  ///
  /// A stack asks for many widths before it offers one. What was measured holds for the lanes that
  /// are shown, and for the width that they were placed in: for another one, what shows is measured
  /// again. For another number of lanes all lines count as the first one, and what is shown stays
  /// as it is: only ``place(in:)`` decides on the lanes. Where everything shows, every answer is
  /// exact, whatever was offered before: two widths that each lead to the other would never come to
  /// rest.
  private func total(_ across: CGFloat) -> CGFloat {
    let count = laneCount(in: across)
    let shown = presentlyShown
    let lanes = view.lanes(in: across)
    guard hasPlaced, count == laneCount else {
      let lines = makeLines(count)
      guard hasPlaced, shown.count == items.itemCount else {
        return CGFloat(lines.count) * firstLength(across)
      }
      return (0..<lines.count).reduce(0) { $0 + length(of: $1, of: lines, lanes, across) }
    }
    guard across != node.size[view.axis.other], !shown.isEmpty else { return lengths.total }
    return (lines.line(of: shown.lowerBound)...lines.line(of: shown.upperBound - 1))
      .reduce(lengths.total) { total, line in
        total - lengths.length(of: line) + length(of: line, of: lines, lanes, across)
      }
  }

  private func laneCount(in across: CGFloat) -> Int { max(view.lanes(in: across).count, 1) }

  private func prepareLanes(_ across: CGFloat) {
    let count = laneCount(in: across)
    guard count != laneCount || !hasPlaced else { return }
    laneCount = count
    hasPlaced = true
    countLines()
    lengths = LineLengths(count: lines.count, estimate: firstLength(across))
  }

  /// How long a line is with the distance behind it, to judge by the first that has a view:
  /// elements may have none, as a row behind a condition.
  private func firstLength(_ across: CGFloat) -> CGFloat {
    let lanes = view.lanes(in: across)
    let lines = makeLines(max(lanes.count, 1))
    for line in 0..<min(lines.count, 8) {
      let length = length(of: line, of: lines, lanes, across)
      if length > 0 { return max(length, 1) }
    }
    return 1
  }

  func itemProposal(_ across: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(view.axis, major: nil, minor: across)
  }

  package func place(in size: CGSize) {
    isTakingApart = false
    placeLines(in: size)
    // There are other items now, each of which is one view.
    while isTakingApart {
      isTakingApart = false
      gatherRenderNodes()
      placeLines(in: size)
    }
  }

  private func placeLines(in size: CGSize) {
    guard items.itemCount > 0 else {
      columns = nil
      show(0..<0)
      return node.setChildren([], relayout: false)
    }
    let columns = sectionColumns(in: size[view.axis.other])
    // What was measured in one of two columns does not hold for the whole width, nor the reverse.
    if (columns == nil) != (self.columns == nil) { hasPlaced = false }
    self.columns = columns
    if let columns { return place(in: columns, size) }
    prepareLanes(size[view.axis.other])
    let totalBefore = lengths.total
    let lanes = view.lanes(in: size[view.axis.other])
    let visible = keepingInPlace(visibleRange(size), lanes, size)
    let first = firstLine(at: visible.lowerBound)
    var position = lengths.offset(of: first)
    var line = first
    var placed: [PlacedItem] = []
    repeat {
      let before = placed.count
      let end = place(line, at: position, lanes, size, &placed)
      // Where nothing stands, there is no distance to it either.
      let length = placed.count > before ? end - position + spacing : 0
      lengths.set(length, of: line)
      position += length
      line += 1
    } while line < lengths.count
      && (position < visible.upperBound || isEmpty(line, after: first))
    lengths.improveEstimate(before: first)
    var shown = lines.items(of: first).lowerBound..<lines.items(of: line - 1).upperBound
    pin(&placed, &shown, visible, size)
    let kept = keepTypedIn(&placed, shown, lanes, size)
    if kept != nil { runtime.focus.rowKeeper = node }
    node.setChildren(placed.map(\.node), relayout: false)
    raise(placed)
    for item in placed {
      let origin = CGPoint(view.axis, major: item.start, minor: item.across)
      node.place(item.node, at: origin, proposal: item.proposal)
    }
    show(shown, keeping: kept)
    if lengths.total != totalBefore || unboundedWidthChanged() || !widthsKeepTheirLength {
      node.setNeedsLayout()
    }
  }

  private func place(in columns: SectionColumns, _ size: CGSize) {
    prepareLanes(columns.width)
    _ = visibleRange(size)
    let placed = placeItems(in: columns, size)
    node.setChildren(placed.map(\.node), relayout: false)
    for item in placed {
      let origin = CGPoint(view.axis, major: item.start, minor: item.across)
      node.place(item.node, at: origin, proposal: item.proposal)
    }
    show(0..<items.itemCount)
  }

  /// The line at a position, or the first of those without a view that stand there: they are shown,
  /// as nobody would notice if one of them had a view now.
  private func firstLine(at position: CGFloat) -> Int {
    var line = lengths.line(at: position)
    for _ in 0..<Self.mostEmptyLines where line > 0 && lengths.length(of: line - 1) == 0 {
      line -= 1
    }
    return line
  }

  /// Whether nothing was seen of a line when it was measured last. What stands at the end of what
  /// shows and has a view now would never be seen otherwise.
  private func isEmpty(_ line: Int, after first: Int) -> Bool {
    line - first < Self.mostEmptyLines && lengths.isMeasured(line) && lengths.length(of: line) == 0
  }

  private static var mostEmptyLines: Int { 500 }

  /// Whether what was answered for other widths still holds, now that other lines show.
  private var widthsKeepTheirLength: Bool {
    node.answersHold { proposal in
      proposal[view.axis.other].map { $0.isFinite && $0 != node.size[view.axis.other] } ?? false
    }
  }

  /// Whether what shows now is of another width than was answered. Told once, as nobody may ask
  /// again.
  private func unboundedWidthChanged() -> Bool {
    guard unboundedWidth.isAsked else { return false }
    let answer = unboundedWidth.answer
    unboundedWidth.shown = naturalWidth
    return unboundedWidth.answer != answer
  }

  /// Puts the items of a line beside each other.
  ///
  /// - Returns: where the longest of them ends.
  func place(
    _ line: Int, at position: CGFloat, _ lanes: [LazyLane], _ size: CGSize,
    _ placed: inout [PlacedItem]
  ) -> CGFloat {
    let lanes =
      lines.isWhole(line) ? [LazyLane(start: 0, length: size[view.axis.other])] : lanes
    var end = position
    let firstPlaced = placed.count
    var cells: [(key: AlignmentKey, items: Range<Int>, guide: CGFloat, length: CGFloat)] = []
    for (item, lane) in zip(lines.items(of: line), lanes) {
      var start = position
      let firstOfItem = placed.count
      let proposal = itemProposal(lane.length)
      let alignment = lane.across ?? view.itemAlignment
      let nodes = nodes(of: item)
      var guide: CGFloat?
      if Container.placesEachView, !items.isOneView(item, nodes) {
        items.wantsViewsCounted(item)
        isTakingApart = true
      }
      for child in nodes {
        if placed.count > firstOfItem { start += spacing }
        let dimensions = child.dimensions(in: proposal)
        let frame = ViewDimensions(
          size: CGSize(view.axis, major: dimensions.size[view.axis], minor: lane.length))
        let across = lane.start + frame[alignment] - dimensions[alignment]
        let length = dimensions.size[view.axis]
        placed.append(
          PlacedItem(node: child, start: start, length: length, across: across, proposal: proposal))
        start += length
        if let key = lane.along, nodes.count == 1 { guide = dimensions[key] }
      }
      if let key = lane.along {
        let length = start - position
        cells.append(
          (key, firstOfItem..<placed.count, guide ?? room(length, key), length))
      }
      end = max(end, start)
    }
    guard placed.count > firstPlaced + 1 else { return end }
    return lineUp(cells, in: end - position, &placed) + position
  }

  /// Moves the cells of a line so that those with the same guide have it at the same place.
  ///
  /// - Returns: how long the line is.
  private func lineUp(
    _ cells: [(key: AlignmentKey, items: Range<Int>, guide: CGFloat, length: CGFloat)],
    in length: CGFloat, _ placed: inout [PlacedItem]
  ) -> CGFloat {
    // Most lines have cells of one length and without guides of their own.
    if cells.allSatisfy({ $0.length == length && $0.guide == room(length, $0.key) }) {
      return length
    }
    var reaches: [AlignmentKey: GuideReach] = [:]
    for cell in cells { reaches[cell.key, default: GuideReach()].add(cell.guide, of: cell.length) }
    let length = reaches.values.reduce(length) { max($0, $1.length) }
    for cell in cells {
      guard let place = reaches[cell.key]?.place(cell.key, in: length), cell.guide.isFinite else {
        continue
      }
      for index in cell.items { placed[index].start += place - cell.guide }
    }
    return length
  }

  /// Where a guide lies in a length along the axis.
  private func room(_ length: CGFloat, _ key: AlignmentKey) -> CGFloat {
    ViewDimensions(size: CGSize(view.axis, major: length, minor: 0))[key]
  }

  private func show(_ items: Range<Int>, keeping kept: Int? = nil) {
    if items != shown, !shown.isEmpty { unboundedWidth.shownWillChange() }
    shown = items
    self.items.show(items, keeping: kept)
    let shown = Set(node.children.map(\.id))
    rows = rows.filter { shown.contains($0.value.id) }
  }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() {
    node.eventTarget = nil
    if let token { scope.remove(token) }
  }
}
