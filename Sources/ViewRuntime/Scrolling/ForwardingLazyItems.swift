import HostInterface

/// Elements of a `ForEach` as they are seen through a modifier: subclasses override what it changes.
@MainActor
class ForwardingLazyItems: LazyItems {
  final let base: any LazyItems

  init(_ base: any LazyItems) { self.base = base }

  final var itemCount: Int { base.itemCount }

  final var viewCount: Int {
    get { base.viewCount }
    set { base.viewCount = newValue }
  }

  final var isExpanded: Bool {
    get { base.isExpanded }
    set { base.isExpanded = newValue }
  }

  final var isNested: Bool {
    get { base.isNested }
    set { base.isNested = newValue }
  }

  final var openCount: Int {
    get { base.openCount }
    set { base.openCount = newValue }
  }

  final var partCount: Int {
    get { base.partCount }
    set { base.partCount = newValue }
  }

  func parts(at index: Int) -> [LazySegment] { base.parts(at: index) }
  final func arrive(_ transaction: Transaction) { base.arrive(transaction) }
  func nodes(at index: Int) -> [RenderNode] { base.nodes(at: index) }
  func mountedNodes(at index: Int) -> [RenderNode] { base.mountedNodes(at: index) }
  var shownNodes: [RenderNode] { base.shownNodes }
  func show(_ indices: Range<Int>, keeping kept: Int?) { base.show(indices, keeping: kept) }
  func rowsHaveGone() { base.rowsHaveGone() }
  func willBeCounted() { base.willBeCounted() }
  final func mayHold(_ id: AnyHashable) -> Bool { base.mayHold(id) }
  final func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  final func itemID(at index: Int) -> AnyHashable { base.itemID(at: index) }
  final func innerIDs(at index: Int) -> [NodeID: AnyHashable] { base.innerIDs(at: index) }
}
