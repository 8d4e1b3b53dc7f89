import Foundation
import HostInterface
import LayoutCore

/// A container that mounts only what shows: lazy stacks, grids and lists.
@MainActor
package protocol LazyContainerView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// The axis along which lines follow each other.
  var axis: Axis { get }
  /// Between lines; nil: the usual distance.
  var lineSpacing: CGFloat? { get }
  /// Where an item lies across the line.
  var itemAlignment: AlignmentKey { get }

  /// Which parts of sections stay in sight.
  var pinnedParts: PinnedParts { get }

  /// The places of a line for a length across; a stack has one.
  func lanes(in length: CGFloat) -> [LazyLane]

  func nodeContent(in environment: EnvironmentValues) -> NodeContent?
  static var environmentMask: EnvironmentMask { get }

  /// A wrapper for a row's nodes, or nil to show the node itself: a list's chrome.
  func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode?
  /// Brings a row's wrapper up to date: called whenever the row is placed, and with every new value
  /// of the container. Its first child is `node`.
  func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element)

  func handle(_ event: HostEvent, _ runtime: ViewRuntime)
}

/// A place in a line of a lazy container: where it begins across the axis, and how long it is.
package struct LazyLane: Equatable, Sendable {
  package var start: CGFloat
  package var length: CGFloat

  package init(start: CGFloat, length: CGFloat) {
    self.start = start
    self.length = length
  }
}

extension LazyContainerView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    LazyElement(view, inputs)
  }

  package var pinnedParts: PinnedParts { [] }
  package func lanes(in length: CGFloat) -> [LazyLane] { [LazyLane(start: 0, length: length)] }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    .box
  }
  package static var environmentMask: EnvironmentMask { [] }
  package func makeRow(_ node: RenderNode, _ owner: Element) -> RenderNode? { nil }
  package func updateRow(_ row: RenderNode, _ node: RenderNode, _ owner: Element) {}
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
}

/// Mounts the lines that the enclosing scroll view shows, and knows the others by an estimate.
///
/// Layout asks for the lines between two positions; each is mounted, measured and placed. What the
/// measuring changes in the total is told to the scroll view in the next round of the frame.
private final class LazyElement<Container: LazyContainerView>: ViewElement<Container>,
  EnvironmentReader, GatheringElement, LazyContent
{
  private var view: Container
  private var child: ViewElement<Container.Content>!
  private(set) var node: RenderNode!
  private var token: EnvironmentScope.Token?
  private var segments: [LazySegment] = []
  /// The index of each segment's first item.
  private var starts: [Int] = []
  private var itemCount = 0
  private var lines = LazyLines()
  private var lengths = LineLengths(count: 0, estimate: 0)
  private var laneCount = 1
  private var rows: [NodeID: RenderNode] = [:]
  private var isWaitingToGather = false
  /// The widest item so far, for an open proposal.
  private var widest: CGFloat = 0

  init(_ view: Container, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    let values = scope.values
    node = RenderNode(self, content: view.nodeContent(in: values), layout: LazyNodeLayout(self))
    node.isRightToLeft = values.isRightToLeft
    node.onEvent = { [unowned self] event in self.view.handle(event, runtime) }
    token = scope.add(self, Container.environmentMask.union(EnvironmentValues.directionMask))
    child = .mount(
      view.content, ViewInputs(runtime: runtime, parent: self, scope: scope, isLazy: true))
    gatherRenderNodes()
  }

  override func update(_ view: Container) {
    self.view = view
    refresh()
    child.update(view.content)
    for row in rows.values {
      if let content = row.children.first { view.updateRow(row, content, self) }
    }
  }

  func environmentChanged(_ changed: EnvironmentMask) { refresh() }

  private func refresh() {
    let values = scope.values
    node.setContent(view.nodeContent(in: values), resizes: false)
    node.isRightToLeft = values.isRightToLeft
    node.setNeedsLayout()
  }

  func gatherRenderNodes() {
    isWaitingToGather = false
    segments = []
    child.appendLazySegments(to: &segments)
    starts = []
    itemCount = 0
    for segment in segments {
      starts.append(itemCount)
      switch segment {
      case .node: itemCount += 1
      case .items(let items): itemCount += items.itemCount
      }
    }
    resetLengths()
    node.setNeedsLayout()
  }

  private func resetLengths() {
    lines = LazyLines(itemCount: itemCount, laneCount: laneCount, whole: wholeItems)
    lengths = LineLengths(count: lines.count, estimate: lengths.estimate)
  }

  /// Headers and footers, which have a grid's line to themselves.
  private var wholeItems: [Int] {
    guard laneCount > 1 else { return [] }
    return zip(segments, starts).compactMap { segment, start in
      if case .node(let node) = segment, node.sectionPart != nil { start } else { nil }
    }
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  /// The nodes of one item, wrapped as the container wants its rows.
  private func nodes(of item: Int) -> [RenderNode] {
    var (low, high) = (0, segments.count)
    while low + 1 < high {
      let middle = (low + high) / 2
      if starts[middle] <= item { low = middle } else { high = middle }
    }
    let nodes: [RenderNode]
    switch segments[low] {
    case .node(let node): nodes = [node]
    case .items(let items):
      let index = item - starts[low]
      nodes = items.nodes(at: index)
      for node in nodes { node.traits[ItemIDTrait.key] = items.itemID(at: index) }
    }
    return nodes.map { node in
      guard let row = rows[node.id] ?? view.makeRow(node, self) else { return node }
      if row.children.first !== node { row.setChild(node) }
      rows[node.id] = row
      view.updateRow(row, node, self)
      return row
    }
  }

  // MARK: Layout

  private var spacing: CGFloat {
    let wished = view.lineSpacing ?? runtime.host.metrics.spacing(along: view.axis)
    return runtime.host.metrics.snap(wished, horizontally: view.axis == .horizontal)
  }

  func size(for proposal: ProposedViewSize) -> CGSize {
    let across = proposal[view.axis.other]
    prepareLanes(across)
    measureFirstLine(across)
    let major = max(lengths.total - (lengths.count > 0 ? spacing : 0), 0)
    let minor = across.flatMap { $0.isFinite ? $0 : nil } ?? widest
    return CGSize(view.axis, major: major, minor: minor)
  }

  private func prepareLanes(_ across: CGFloat?) {
    let count = max(view.lanes(in: across ?? widest).count, 1)
    guard count != laneCount else { return }
    laneCount = count
    resetLengths()
  }

  /// The estimate of all lines is the length of the first.
  private func measureFirstLine(_ across: CGFloat?) {
    guard lengths.estimate == 0, itemCount > 0 else { return }
    let lane = view.lanes(in: across ?? .infinity).first
    var length: CGFloat = 0
    for node in nodes(of: 0) {
      let size = node.sizeThatFits(itemProposal(across == nil ? nil : lane?.length))
      length += size[view.axis]
      widest = max(widest, size[view.axis.other])
    }
    lengths = LineLengths(count: lengths.count, estimate: max(length + spacing, 1))
  }

  private func itemProposal(_ across: CGFloat?) -> ProposedViewSize {
    ProposedViewSize(view.axis, major: nil, minor: across)
  }

  func place(in size: CGSize) {
    guard itemCount > 0, lengths.count > 0 else {
      show(0..<0)
      return node.setChildren([], relayout: false)
    }
    let totalBefore = lengths.total
    let lanes = view.lanes(in: size[view.axis.other])
    let visible = visibleRange(size)
    let first = lengths.line(at: visible.lowerBound)
    var position = lengths.offset(of: first)
    var line = first
    var placed: [PlacedItem] = []
    repeat {
      let end = place(line, at: position, lanes, size, &placed)
      lengths.set(end - position + spacing, of: line)
      position = end + spacing
      line += 1
    } while position < visible.upperBound && line < lengths.count
    var shown = lines.items(of: first).lowerBound..<lines.items(of: line - 1).upperBound
    pin(&placed, &shown, visible, size)
    node.setChildren(placed.map(\.node), relayout: false)
    raise(placed)
    for item in placed {
      let origin = CGPoint(view.axis, major: item.start, minor: item.across)
      node.place(item.node, at: origin, proposal: item.proposal)
    }
    show(shown)
    if lengths.total != totalBefore { node.setNeedsLayout() }
  }

  /// Puts the items of a line beside each other.
  ///
  /// - Returns: where the longest of them ends.
  private func place(
    _ line: Int, at position: CGFloat, _ lanes: [LazyLane], _ size: CGSize,
    _ placed: inout [PlacedItem]
  ) -> CGFloat {
    let lanes =
      lines.isWhole(line) ? [LazyLane(start: 0, length: size[view.axis.other])] : lanes
    var end = position
    for (item, lane) in zip(lines.items(of: line), lanes) {
      var start = position
      let proposal = itemProposal(lane.length)
      for child in nodes(of: item) {
        let dimensions = child.dimensions(in: proposal)
        let frame = ViewDimensions(
          size: CGSize(view.axis, major: dimensions.size[view.axis], minor: lane.length))
        let across = lane.start + frame[view.itemAlignment] - dimensions[view.itemAlignment]
        widest = max(widest, dimensions.size[view.axis.other])
        let length = dimensions.size[view.axis]
        placed.append(
          PlacedItem(node: child, start: start, length: length, across: across, proposal: proposal))
        start += length
      }
      end = max(end, start)
    }
    return end
  }

  // MARK: Sections

  /// Keeps the header at the top and the footer at the bottom in sight, those of lines that are not
  /// seen themselves included.
  private func pin(
    _ placed: inout [PlacedItem], _ shown: inout Range<Int>, _ visible: Range<CGFloat>,
    _ size: CGSize
  ) {
    let parts = view.pinnedParts
    guard !parts.isEmpty else { return }
    if parts.contains(.headers) {
      let top = visible.lowerBound
      let isThere = placed.contains { $0.node.sectionPart == .header && $0.start <= top }
      if !isThere, let item = sectionItem(.header, from: shown.lowerBound, by: -1) {
        addUnseen(item, before: true, size, &placed)
      }
      placed.pinHeader(at: top, end: max(lengths.total - spacing, 0))
    }
    if parts.contains(.footers) {
      let bottom = min(visible.upperBound, max(lengths.total - spacing, 0))
      let isThere = placed.contains { $0.node.sectionPart == .footer && $0.end >= bottom }
      if !isThere, let item = sectionItem(.footer, from: shown.upperBound - 1, by: 1) {
        addUnseen(item, before: false, size, &placed)
      }
      placed.pinFooter(at: bottom)
    }
  }

  /// What is kept in sight lies above the rows that pass below it.
  private func raise(_ placed: [PlacedItem]) {
    guard !view.pinnedParts.isEmpty else { return }
    for item in placed where item.isPinned != (item.node.traits[PinnedKey.key] != nil) {
      item.node.traits[PinnedKey.key] = item.isPinned ? true : nil
      item.node.traits[ZIndexTrait.key] = item.isPinned ? 1.0 : nil
      item.node.zIndexMayHaveChanged()
    }
  }

  /// The nearest header before an item of its section, or the nearest footer behind it.
  private func sectionItem(_ part: SectionPart, from item: Int, by step: Int) -> Int? {
    var index = (starts.lastIndex { $0 <= item } ?? 0) + step
    while segments.indices.contains(index) {
      if case .node(let node) = segments[index], let found = node.sectionPart {
        return found == part ? starts[index] : nil
      }
      index += step
    }
    return nil
  }

  private func addUnseen(
    _ item: Int, before: Bool, _ size: CGSize, _ placed: inout [PlacedItem]
  ) {
    let line = lines.line(of: item)
    var unseen: [PlacedItem] = []
    let lane = LazyLane(start: 0, length: size[view.axis.other])
    _ = place(line, at: lengths.offset(of: line), [lane], size, &unseen)
    placed.insert(contentsOf: unseen, at: before ? 0 : placed.count)
  }

  private func show(_ items: Range<Int>) {
    for (segment, start) in zip(segments, starts) {
      guard case .items(let group) = segment else { continue }
      let lower = min(max(items.lowerBound - start, 0), group.itemCount)
      let upper = min(max(items.upperBound - start, lower), group.itemCount)
      group.show(lower..<upper)
    }
    let shown = Set(node.children.map(\.id))
    rows = rows.filter { shown.contains($0.value.id) }
  }

  /// The part of the axis that the nearest scroll view, or the window, shows.
  private func visibleRange(_ size: CGSize) -> Range<CGFloat> {
    var origin = CGPoint.zero
    var current = node!
    while let parent = current.parent {
      origin.x += current.origin.x
      origin.y += current.origin.y
      if let viewport = parent.layout as? any ViewportLayout {
        viewport.register(self)
        let start = -origin[view.axis]
        return start..<max(start + viewport.visibleSize(parent)[view.axis], start + 1)
      }
      current = parent
    }
    let start = -origin[view.axis]
    return start..<start + max(runtime.host.size[view.axis], 1)
  }

  /// Where an id's item begins along the axis.
  func offset(of id: AnyHashable) -> (start: CGFloat, length: CGFloat)? {
    for (segment, start) in zip(segments, starts) {
      switch segment {
      case .node(let node):
        guard node.trait(ExplicitIDTrait.key, as: AnyHashable.self) == id else { continue }
        let line = lines.line(of: start)
        return (lengths.offset(of: line), lengths.length(of: line))
      case .items(let items):
        guard let index = items.index(of: id) else { continue }
        let line = lines.line(of: start + index)
        return (lengths.offset(of: line), lengths.length(of: line))
      }
    }
    return nil
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func willUnmount() {
    if let token { scope.remove(token) }
  }
}

/// The key among the traits of a node that is kept in sight.
private enum PinnedKey {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// A lazy container as layout and scrolling see it.
@MainActor
package protocol LazyContent: Element {
  var node: RenderNode! { get }
  func size(for proposal: ProposedViewSize) -> CGSize
  func place(in size: CGSize)
  func offset(of id: AnyHashable) -> (start: CGFloat, length: CGFloat)?
}

private struct LazyNodeLayout: NodeLayout {
  unowned(unsafe) let content: any LazyContent

  init(_ content: any LazyContent) { self.content = content }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    content.size(for: proposal)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    content.place(in: size)
  }
}

/// The layout of something through which lazy content is seen.
@MainActor
package protocol ViewportLayout: NodeLayout {
  func visibleSize(_ node: RenderNode) -> CGSize
  /// The content is to be placed anew when the viewport moves.
  func register(_ content: any LazyContent)
  /// The node is to be laid out anew when the viewport's size changes.
  func watchSize(_ node: RenderNode)
}
