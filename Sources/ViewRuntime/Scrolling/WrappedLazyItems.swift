/// Elements with a modifier's wrapper around each.
@MainActor
final class WrappedLazyItems: ForwardingLazyItems {
  private let wrap: (RenderNode, Bool) -> RenderNode
  private let hasShown: () -> Void
  private let beforeCounting: () -> Void

  /// - Parameters:
  ///   - wrap: makes the wrapper; it also receives whether the container holds the node even while
  ///     it is not visible.
  ///   - hasShown: called when the container has determined which elements are visible, or has
  ///     released those that are gone.
  ///   - beforeCounting: called before the container asks for the parts that it counts.
  init(
    _ base: any LazyItems, wrap: @escaping (_ node: RenderNode, _ isHeld: Bool) -> RenderNode,
    hasShown: @escaping () -> Void, beforeCounting: @escaping () -> Void
  ) {
    self.wrap = wrap
    self.hasShown = hasShown
    self.beforeCounting = beforeCounting
    super.init(base)
  }

  override func parts(at index: Int) -> [LazySegment] {
    base.parts(at: index).map { $0.wrapped(wrap, hasShown: hasShown) }
  }

  override func nodes(at index: Int) -> [RenderNode] {
    base.nodes(at: index).map { wrap($0, isExpanded) }
  }

  override func mountedNodes(at index: Int) -> [RenderNode] {
    base.mountedNodes(at: index).map { wrap($0, isExpanded) }
  }

  override var shownNodes: [RenderNode] { base.shownNodes.map { wrap($0, isExpanded) } }

  override func show(_ indices: Range<Int>, keeping kept: Int?) {
    base.show(indices, keeping: kept)
    hasShown()
  }

  override func rowsHaveGone() {
    base.rowsHaveGone()
    hasShown()
  }

  override func willBeCounted() {
    base.willBeCounted()
    beforeCounting()
  }
}
