import Foundation
import HostInterface
import LayoutCore

extension LazyContainerView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    LazyElement(view, inputs)
  }
}

/// Mounts the lines that the enclosing scroll view shows, and estimates the others.
///
/// Layout requests the lines between two positions; each is mounted, measured and placed. If
/// measuring changes the total length, the scroll view is updated in the next round of the frame.
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
  /// As of the last placement.
  private(set) var laneCount = 1
  private(set) var hasPlaced = false
  /// The rows, by their views' nodes.
  private(set) var rows: [NodeID: RenderNode] = [:]
  /// The placed items.
  private(set) var shown = 0..<0
  private var isWaitingToGather = false
  /// Whether an element was found to have another number of views than assumed, in a container
  /// where each view has its own place.
  var isTakingApart = false
  var unboundedWidth = UnboundedWidth()
  /// The columns of the sections, if there are any.
  private(set) var columns: SectionColumns?
  /// The first line of the second column.
  var columnFold: Int? { columns?.fold }
  /// The size that the scroll view offers its content, as rows may follow it.
  var room = CGSize.zero
  private var measuringPlace: MeasuringPlace?
  /// How far the scroll view has been moved since the placement began, which shows in the
  /// container's place only later.
  var shiftWhilePlacing: CGFloat = 0
  /// The rows of views that are leaving with a transition, by the views' nodes.
  private var leaving: [NodeID: RenderNode] = [:]

  /// Everything that the length of a line depends on, except for the views in it.
  private struct MeasuringPlace: Equatable {
    let across: CGFloat
    let room: CGSize
  }

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

  /// Layout, which replaces the rows, does not reach a container that is out of sight: the rows'
  /// contents would stay until it is visible again.
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
    let ofRows = Set(rows.values.map(\.id))
    for child in node.children where gone.contains(child.id) && !ofRows.contains(child.id) {
      _ = child.staysForContent()
    }
    var emptied: [RenderNode] = []
    for (content, row) in rows where gone.contains(row.id) {
      rows[content] = nil
      guard row.children.first?.staysForContent() == true else {
        emptied.append(row)
        continue
      }
      // The row stays as long as what it encloses.
      row.isExiting = true
      leaving[content] = row
      row.onExited = { [weak self] in self?.leaving[content] = nil }
    }
    node.setChildren(node.children.filter { !gone.contains($0.id) }, relayout: false)
    // Queues may hold the rows for the rest of the frame.
    for row in emptied { row.setChildren([], relayout: false) }
    for case .items(let items) in segments { items.rowsHaveGone() }
  }

  private func countLines() { lines = makeLines(laneCount) }

  func makeLines(_ laneCount: Int) -> LazyLines {
    // Headers and footers fill a line of a grid.
    let whole = laneCount > 1 ? items.sectionParts : []
    return LazyLines(itemCount: items.itemCount, laneCount: laneCount, whole: whole)
  }

  /// Does nothing: a container around this one does not request its elements.
  override func noteLazyItems() {}

  override package func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  /// The nodes of one item, wrapped as the container wants its rows.
  func nodes(of item: Int) -> [RenderNode] { contents(of: item).map(wrapped) }

  /// Returns the nodes of one item. If its element turns out to contain further rows, returns those
  /// of the row that now has the item's number.
  func contents(of item: Int) -> [RenderNode] {
    var step = 0
    return contents(of: item, opening: &step)
  }

  /// Opens the element that an item belongs to, which counts its parts. Visible rows keep their
  /// place.
  func open(_ item: Int, andMore more: Int = 0) {
    // Until now, elements with several views before it counted as one item each.
    let countsAnew = items.followsUnopened(item)
    if countsAnew { isTakingApart = true }
    let anchor = countsAnew && !shown.isEmpty ? items.element(of: shown.lowerBound) : nil
    let former = lengths.offset(of: lines.line(of: shown.lowerBound))
    let (end, shift) = items.open(item, andMore: more)
    let first = anchor.flatMap { items.firstItem(of: $0) }
    if let first {
      shown = first..<first + shown.count
    } else if shown.lowerBound >= end, !shown.isEmpty {
      shown = shown.lowerBound + shift..<shown.upperBound + shift
    }
    countLines()
    if let first {
      // No line is what it was: all together are as long as before, until they are measured.
      let total = lengths.total
      lengths = LineLengths(
        count: lines.count, estimate: max(total / CGFloat(max(lines.count, 1)), 1))
      shiftContent(by: lengths.offset(of: lines.line(of: first)) - former)
    } else {
      lengths.resize(to: lines.count)
    }
    node.setNeedsLayout()
  }

  func wrapped(_ node: RenderNode) -> RenderNode {
    if !leaving.isEmpty, !node.isExiting, let row = leaving.removeValue(forKey: node.id) {
      // The view stays after all.
      row.isExiting = false
      row.onExited = nil
      rows[node.id] = row
    }
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

  /// Updates a row only if anything in it has changed, because its properties are derived from
  /// everything in it.
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
  package var createdRows: CreatedRows {
    CreatedRows(end: min(shown.upperBound, items.itemCount), count: items.itemCount)
  }
  package var stackAxis: Axis? { Container.isStack ? view.axis : nil }

  func laneCount(in across: CGFloat) -> Int { max(lanes(in: across).count, 1) }

  private func prepareLanes(_ across: CGFloat) {
    let count = laneCount(in: across)
    guard count != laneCount || !hasPlaced else { return }
    laneCount = count
    hasPlaced = true
    countLines()
    let estimate = firstLength(across)
    lengths = LineLengths(count: lines.count, estimate: estimate)
  }

  func itemProposal(_ across: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(view.axis, major: nil, minor: across)
  }

  package func place(in size: CGSize) {
    isTakingApart = false
    shiftWhilePlacing = 0
    placeLines(in: size)
    // There are different items now, each of which is one view.
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
    // What was measured in one of two columns does not hold for the full width, and vice versa.
    if (columns == nil) != (self.columns == nil) { hasPlaced = false }
    self.columns = columns
    if let columns { return place(in: columns, size) }
    prepareLanes(size[view.axis.other])
    let totalBefore = lengths.total
    let lanes = self.lanes(in: size[view.axis.other])
    var visible = visibleRange(size)
    if shiftWhilePlacing != 0 {
      let start = max(visible.lowerBound + shiftWhilePlacing, 0)
      visible = start..<start + (visible.upperBound - visible.lowerBound)
    }
    let measuringPlace = MeasuringPlace(across: size[view.axis.other], room: room)
    if let former = self.measuringPlace, former != measuringPlace,
      former.across != measuringPlace.across || node.followsContainerSize
    {
      visible = measuringAgain(visible, lanes, size)
    }
    self.measuringPlace = measuringPlace
    visible = keepingInPlace(visible, lanes, size)
    let first = openLine(at: visible.lowerBound)
    var position = lengths.offset(of: first)
    var line = first
    var placed: [PlacedItem] = []
    repeat {
      let before = placed.count
      let end = place(line, at: position, lanes, size, &placed)
      // What was placed so far may stand elsewhere, even twice.
      if isTakingApart { return }
      // Without a view there is no spacing either.
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
    if isTakingApart { return }
    node.setChildren(placed.map(\.node), relayout: false)
    for item in placed {
      let origin = CGPoint(view.axis, major: item.start, minor: item.across)
      node.place(item.node, at: origin, proposal: item.proposal)
    }
    show(0..<items.itemCount)
  }

  /// Returns the line at a position, or the first of the empty lines at that position: they are
  /// shown, because otherwise it would go unnoticed if one of them gained a view.
  func firstLine(at position: CGFloat) -> Int {
    var line = lengths.line(at: position)
    for _ in 0..<Self.mostEmptyLines where line > 0 && lengths.length(of: line - 1) == 0 {
      line -= 1
    }
    return line
  }

  /// Returns whether a line was empty when it was last measured. A line at the end of the visible
  /// range that has gained a view since would otherwise never be shown.
  private func isEmpty(_ line: Int, after first: Int) -> Bool {
    line - first < Self.mostEmptyLines && lengths.isMeasured(line) && lengths.length(of: line) == 0
  }

  private static var mostEmptyLines: Int { 500 }

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
    // It may still be waiting to be laid out.
    node.layout = ZeroSizeLayout()
    if let token { scope.remove(token) }
  }
}

extension RenderNode {
  /// Lets the wrappers around a view that is leaving stay until it is gone.
  ///
  /// - Returns: whether it is leaving.
  fileprivate func staysForContent() -> Bool {
    if isExiting { return true }
    guard layout.isWrapper, let content = children.first, content.staysForContent() else {
      return false
    }
    isExiting = true
    setChildren(Array(children.dropFirst()), relayout: false)
    return true
  }

  /// Whether the wrapper stays, or is to stay, for a view that is leaving.
  var isAroundLeaving: Bool { isExiting || children.first?.isExiting == true }

  /// Takes the content back for which a wrapper stayed, if that is not leaving any more.
  func takesBack(_ content: RenderNode) {
    guard isExiting, !content.isExiting else { return }
    isExiting = false
    onExited = nil
    setChildren([content] + children)
  }
}
