import HostInterface

/// A part of what a lazy container holds, in order.
package enum LazySegment {
  /// A view that is there in any case.
  case node(RenderNode)
  /// Elements that are mounted when they are asked for.
  case items(any LazyItems)
}

extension LazySegment {
  /// The same with a modifier's wrapper around each node.
  @MainActor
  package func wrapped(
    _ wrap: @escaping (_ node: RenderNode, _ isHeld: Bool) -> RenderNode,
    hasShown: @escaping () -> Void = {}
  ) -> LazySegment {
    switch self {
    case .node(let node): .node(wrap(node, true))
    case .items(let items): .items(WrappedLazyItems(items, wrap: wrap, hasShown: hasShown))
    }
  }
}

/// Elements of a `ForEach` in a lazy container.
@MainActor
package protocol LazyItems: AnyObject {
  var itemCount: Int { get }

  /// How many views each element is taken to have where each view has a place of its own.
  var viewCount: Int { get set }

  /// Whether all elements are mounted and up to date, since it matters how many views each has.
  var isExpanded: Bool { get set }

  /// Whether an element was met with a further `ForEach` among its views, so that it matters how
  /// many rows each element has.
  var isNested: Bool { get }

  /// How many elements, from the first one on, are mounted and up to date since each of their parts
  /// is counted. Of elements in a `ForEach` inside of them none is mounted for that.
  var openCount: Int { get set }

  /// How many items an element behind those is taken to be.
  var partCount: Int { get set }

  /// What one element contributes, which is mounted if it was not.
  func parts(at index: Int) -> [LazySegment]

  /// The elements come with their transitions, as what they stand in does.
  func arrive(_ transaction: Transaction)

  /// The nodes of one element, which is mounted if it was not; none of one that turns out to be
  /// still to be opened.
  func nodes(at index: Int) -> [RenderNode]

  /// Returns the nodes of one element if it is mounted, otherwise none.
  func mountedNodes(at index: Int) -> [RenderNode]

  /// The nodes of the elements that show.
  var shownNodes: [RenderNode] { get }

  /// Tells which elements show; the others keep their state but count as disappeared, and those
  /// that nobody has looked at for long may be let go.
  ///
  /// - Parameter kept: one out of sight that stays mounted and up to date all the same.
  func show(_ indices: Range<Int>, keeping kept: Int?)

  /// The container holds rows of what is gone no longer, though it may not show others yet.
  func rowsHaveGone()

  /// Whether their ids are of this one's type.
  func mayHold(_ id: AnyHashable) -> Bool

  /// Where an id stands, if it is one of theirs.
  func index(of id: AnyHashable) -> Int?

  /// The id of an element.
  func itemID(at index: Int) -> AnyHashable

  /// The ids of elements of further `ForEach`es inside of one element, by the nodes that stand for
  /// them.
  func innerIDs(at index: Int) -> [NodeID: AnyHashable]
}

extension LazyItems {
  package func rowsHaveGone() {}

  /// Whether an element's parts have to be counted before it can be shown.
  func isClosed(at index: Int) -> Bool { isNested && index >= openCount }
}

/// Elements with a modifier's wrapper around each.
@MainActor
package final class WrappedLazyItems: LazyItems {
  private let base: any LazyItems
  private let wrap: (RenderNode, Bool) -> RenderNode
  private let hasShown: () -> Void

  /// - Parameters:
  ///   - wrap: told also whether the container holds the node whether it shows or not.
  ///   - hasShown: called when the container knows again which elements show, or no longer holds
  ///     those that are gone.
  package init(
    _ base: any LazyItems, wrap: @escaping (_ node: RenderNode, _ isHeld: Bool) -> RenderNode,
    hasShown: @escaping () -> Void = {}
  ) {
    self.base = base
    self.wrap = wrap
    self.hasShown = hasShown
  }

  package var isExpanded: Bool {
    get { base.isExpanded }
    set { base.isExpanded = newValue }
  }

  package var viewCount: Int {
    get { base.viewCount }
    set { base.viewCount = newValue }
  }

  package var openCount: Int {
    get { base.openCount }
    set { base.openCount = newValue }
  }

  package var partCount: Int {
    get { base.partCount }
    set { base.partCount = newValue }
  }

  package var isNested: Bool { base.isNested }

  package func parts(at index: Int) -> [LazySegment] {
    base.parts(at: index).map { $0.wrapped(wrap, hasShown: hasShown) }
  }

  package func arrive(_ transaction: Transaction) { base.arrive(transaction) }
  package var itemCount: Int { base.itemCount }
  package func nodes(at index: Int) -> [RenderNode] {
    base.nodes(at: index).map { wrap($0, isExpanded) }
  }
  package func mountedNodes(at index: Int) -> [RenderNode] {
    base.mountedNodes(at: index).map { wrap($0, isExpanded) }
  }
  package var shownNodes: [RenderNode] { base.shownNodes.map { wrap($0, isExpanded) } }
  package func mayHold(_ id: AnyHashable) -> Bool { base.mayHold(id) }
  package func show(_ indices: Range<Int>, keeping kept: Int?) {
    base.show(indices, keeping: kept)
    hasShown()
  }
  package func rowsHaveGone() {
    base.rowsHaveGone()
    hasShown()
  }
  package func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  package func itemID(at index: Int) -> AnyHashable { base.itemID(at: index) }
  package func innerIDs(at index: Int) -> [NodeID: AnyHashable] { base.innerIDs(at: index) }
}
