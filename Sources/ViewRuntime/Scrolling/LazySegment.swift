import HostInterface

/// A part of what a lazy container holds, in order.
package enum LazySegment {
  /// A view that is always mounted.
  case node(RenderNode)
  /// Elements that are mounted on request.
  case items(any LazyItems)
}

extension LazySegment {
  /// Whether these are elements that are mounted when they are asked for.
  var isItems: Bool { if case .items = self { true } else { false } }

  /// Returns the segment with a modifier's wrapper around each node.
  @MainActor
  package func wrapped(
    _ wrap: @escaping (_ node: RenderNode, _ isHeld: Bool) -> RenderNode,
    hasShown: @escaping () -> Void = {}, willBeCounted: @escaping () -> Void = {}
  ) -> LazySegment {
    switch self {
    case .node(let node): .node(wrap(node, true))
    case .items(let items):
      .items(
        WrappedLazyItems(items, wrap: wrap, hasShown: hasShown, beforeCounting: willBeCounted))
    }
  }
}

/// Elements of a `ForEach` in a lazy container.
@MainActor
package protocol LazyItems: AnyObject {
  var itemCount: Int { get }

  /// How many views each element is assumed to have where each view has a place of its own.
  var viewCount: Int { get set }

  /// Whether all elements are mounted and up to date, because the number of views of each matters.
  var isExpanded: Bool { get set }

  /// Whether an element was met with a further `ForEach` of many rows among its views, so that it
  /// matters how many rows each element has.
  var isNested: Bool { get set }

  /// How many elements, from the first one on, are mounted and up to date because their parts are
  /// counted. This mounts no elements of the `ForEach`es inside them.
  var openCount: Int { get set }

  /// How many items each element after those is assumed to have.
  var partCount: Int { get set }

  /// Returns what one element contributes, mounting it if necessary.
  func parts(at index: Int) -> [LazySegment]

  /// Inserts the elements with their transitions, together with the element that contains them.
  func arrive(_ transaction: Transaction)

  /// Returns the nodes of one element, mounting it if necessary; none if it turns out that it must
  /// be opened first.
  func nodes(at index: Int) -> [RenderNode]

  /// Returns the nodes of one element if it is mounted, otherwise none.
  func mountedNodes(at index: Int) -> [RenderNode]

  /// The nodes of the elements that show.
  var shownNodes: [RenderNode] { get }

  /// Sets which elements are visible. The others keep their state but count as disappeared, and
  /// those that have been out of sight for long may be released.
  ///
  /// - Parameter kept: an element out of sight that stays mounted and up to date nevertheless.
  func show(_ indices: Range<Int>, keeping kept: Int?)

  /// Called when the container no longer holds rows of removed elements, though it may not show
  /// others yet.
  func rowsHaveGone()

  /// The container asks for the parts of all elements that are counted, and retains no others.
  func willBeCounted()

  /// Returns whether an id has the type of these elements' ids.
  func mayHold(_ id: AnyHashable) -> Bool

  /// Returns the index of the element with an id, if there is one.
  func index(of id: AnyHashable) -> Int?

  /// Returns the id of an element.
  func itemID(at index: Int) -> AnyHashable

  /// Returns the ids of elements of further `ForEach`es inside one element, by the nodes that
  /// represent them.
  func innerIDs(at index: Int) -> [NodeID: AnyHashable]
}

extension LazyItems {
  package func rowsHaveGone() {}
  package func willBeCounted() {}

  /// Returns whether an element's parts have to be counted before it can be shown.
  func isClosed(at index: Int) -> Bool { isNested && index >= openCount }
}

/// Elements with a modifier's wrapper around each.
@MainActor
package final class WrappedLazyItems: LazyItems {
  private let base: any LazyItems
  private let wrap: (RenderNode, Bool) -> RenderNode
  private let hasShown: () -> Void
  private let beforeCounting: () -> Void

  /// - Parameters:
  ///   - wrap: makes the wrapper; it also receives whether the container holds the node even while
  ///     it is not visible.
  ///   - hasShown: called when the container has determined which elements are visible, or has
  ///     released those that are gone.
  ///   - beforeCounting: called before the container asks for the parts that it counts.
  package init(
    _ base: any LazyItems, wrap: @escaping (_ node: RenderNode, _ isHeld: Bool) -> RenderNode,
    hasShown: @escaping () -> Void = {}, beforeCounting: @escaping () -> Void = {}
  ) {
    self.base = base
    self.wrap = wrap
    self.hasShown = hasShown
    self.beforeCounting = beforeCounting
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

  package var isNested: Bool {
    get { base.isNested }
    set { base.isNested = newValue }
  }

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
  package func willBeCounted() {
    base.willBeCounted()
    beforeCounting()
  }
  package func index(of id: AnyHashable) -> Int? { base.index(of: id) }
  package func itemID(at index: Int) -> AnyHashable { base.itemID(at: index) }
  package func innerIDs(at index: Int) -> [NodeID: AnyHashable] { base.innerIDs(at: index) }
}
