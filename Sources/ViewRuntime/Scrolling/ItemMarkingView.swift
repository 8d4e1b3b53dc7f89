import HostInterface

/// A view over a `ForEach` that tells a lazy container something about each of its elements: where
/// it stands, and what can be done with it.
@MainActor
package protocol ItemMarkingView: PrimitiveView {
  associatedtype Content: View
  var content: Content { get }

  /// Called whenever the container takes an element's node, and in an update of the view where the
  /// elements are mounted all at once: in a row of another `ForEach`.
  func mark(_ node: RenderNode, index: Int, count: Int)

  /// Whether `mark` would let the row offer something else than it does.
  func changes(_ node: RenderNode, index: Int, count: Int) -> Bool
}

extension ItemMarkingView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ItemMarkingElement(view, inputs)
  }
}

/// A view that marks elements, perhaps inside of another one.
@MainActor
private protocol MarkingElement: Element {
  func markItem(_ node: RenderNode, index: Int, count: Int)
}

private final class ItemMarkingElement<Marking: ItemMarkingView>: ViewElement<Marking>,
  MarkingElement
{
  private var view: Marking
  private var child: ViewElement<Marking.Content>!

  init(_ view: Marking, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    child = mountElement(view.content, childInputs)
  }

  override func update(_ view: Marking) {
    self.view = view
    child.update(view.content)
    // Makes the container visit its rows again, which marks those that are mounted on request.
    if markItems() || isLazy { renderNodesChanged() }
  }

  /// Where the elements are there all at once: the outermost of several such views sees to all.
  ///
  /// - Returns: whether rows offer something else now.
  @discardableResult
  private func markItems() -> Bool {
    guard !isLazy, !(parent is any MarkingElement), let items = child.itemNodes else {
      return false
    }
    var isOther = false
    for (index, nodes) in items.enumerated() {
      for node in nodes {
        if view.changes(node, index: index, count: items.count) { isOther = true }
        markItem(node, index: index, count: items.count)
      }
    }
    return isOther
  }

  func markItem(_ node: RenderNode, index: Int, count: Int) {
    (child as? any MarkingElement)?.markItem(node, index: index, count: count)
    view.mark(node, index: index, count: count)
  }

  override func appendLazySegments(to segments: inout [LazySegment]) {
    guard isLazy else { return super.appendLazySegments(to: &segments) }
    var contents: [LazySegment] = []
    child.appendLazySegments(to: &contents)
    segments += contents.map { segment in
      guard case .items(let items) = segment else { return segment }
      return .items(
        MarkedItems(items) { [unowned self] node, index, count in
          view.mark(node, index: index, count: count)
        })
    }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
    guard isLazy else {
      markItems()
      return
    }
    // In a row of a lazy container, all elements are requested at once.
    var contents: [LazySegment] = []
    child.appendLazySegments(to: &contents)
    for case .items(let items) in contents {
      for index in 0..<items.itemCount {
        for node in items.nodes(at: index) { view.mark(node, index: index, count: items.itemCount) }
      }
    }
  }
  override var itemNodes: [[RenderNode]]? { isLazy ? nil : child.itemNodes }
  override var hasRenderNodes: Bool { child.hasRenderNodes }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

@MainActor
private final class MarkedItems: LazyItems {
  private let base: any LazyItems
  private let mark: (RenderNode, Int, Int) -> Void

  init(_ base: any LazyItems, mark: @escaping (RenderNode, Int, Int) -> Void) {
    self.base = base
    self.mark = mark
  }

  var itemCount: Int { base.itemCount }
  var isNested: Bool {
    get { base.isNested }
    set { base.isNested = newValue }
  }
  var openCount: Int {
    get { base.openCount }
    set { base.openCount = newValue }
  }
  var partCount: Int {
    get { base.partCount }
    set { base.partCount = newValue }
  }
  func parts(at index: Int) -> [LazySegment] {
    let (mark, count) = (mark, base.itemCount)
    return base.parts(at: index).map { part in
      part.wrapped { node, _ in
        mark(node, index, count)
        return node
      }
    }
  }
  func arrive(_ transaction: Transaction) { base.arrive(transaction) }
  func mayHold(_ id: AnyHashable) -> Bool { base.mayHold(id) }
  var viewCount: Int {
    get { base.viewCount }
    set { base.viewCount = newValue }
  }
  var isExpanded: Bool {
    get { base.isExpanded }
    set { base.isExpanded = newValue }
  }
  func nodes(at index: Int) -> [RenderNode] {
    let nodes = base.nodes(at: index)
    for node in nodes { mark(node, index, base.itemCount) }
    return nodes
  }
  func mountedNodes(at index: Int) -> [RenderNode] { base.mountedNodes(at: index) }
  var shownNodes: [RenderNode] { base.shownNodes }
  func show(_ indices: Range<Int>, keeping kept: Int?) { base.show(indices, keeping: kept) }
  func rowsHaveGone() { base.rowsHaveGone() }
  func willBeCounted() { base.willBeCounted() }
  func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  func itemID(at index: Int) -> AnyHashable { base.itemID(at: index) }
  func innerIDs(at index: Int) -> [NodeID: AnyHashable] { base.innerIDs(at: index) }
}
