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
private final class MarkedItems: ForwardingLazyItems {
  private let mark: (RenderNode, Int, Int) -> Void

  init(_ base: any LazyItems, mark: @escaping (RenderNode, Int, Int) -> Void) {
    self.mark = mark
    super.init(base)
  }

  override func parts(at index: Int) -> [LazySegment] {
    let (mark, count) = (mark, base.itemCount)
    return base.parts(at: index).map { part in
      part.wrapped { node, _ in
        mark(node, index, count)
        return node
      }
    }
  }

  override func nodes(at index: Int) -> [RenderNode] {
    let nodes = base.nodes(at: index)
    for node in nodes { mark(node, index, base.itemCount) }
    return nodes
  }
}
