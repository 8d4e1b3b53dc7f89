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
