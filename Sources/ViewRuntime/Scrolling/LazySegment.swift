import HostInterface

/// A part of what a lazy container holds, in order.
package enum LazySegment {
  /// A view that is there in any case.
  case node(RenderNode)
  /// Elements that are mounted when they are asked for.
  case items(any LazyItems)
}

/// Elements of a `ForEach` in a lazy container.
@MainActor
package protocol LazyItems: AnyObject {
  var itemCount: Int { get }

  /// How many views each element is taken to have where each view has a place of its own.
  var viewCount: Int { get set }

  /// Whether all elements are mounted and up to date, since it matters how many views each has.
  var isExpanded: Bool { get set }

  /// The nodes of one element, which is mounted if it was not.
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
}

/// Elements with a modifier's wrapper around each.
@MainActor
package final class WrappedLazyItems: LazyItems {
  private let base: any LazyItems
  private let wrap: (RenderNode) -> RenderNode
  private let hasShown: () -> Void

  /// - Parameter hasShown: called when the container knows again which elements show, or no longer
  ///   holds those that are gone.
  package init(
    _ base: any LazyItems, wrap: @escaping (RenderNode) -> RenderNode,
    hasShown: @escaping () -> Void
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

  package var itemCount: Int { base.itemCount }
  package func nodes(at index: Int) -> [RenderNode] { base.nodes(at: index).map(wrap) }
  package func mountedNodes(at index: Int) -> [RenderNode] {
    base.mountedNodes(at: index).map(wrap)
  }
  package var shownNodes: [RenderNode] { base.shownNodes.map(wrap) }
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
