/// A view whose identity is determined by a value: `id(_:)`.
package struct IDView<Content: View, ID: Hashable> {
  package var content: Content
  let id: ID
}

extension IDView: View {
  package typealias Body = Never
}

extension IDView: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    IDElement(view, inputs)
  }
}

/// The key of a view's explicit id among its node's traits.
package enum ExplicitIDTrait {
  package static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

private final class IDElement<Content: View, ID: Hashable>: ViewElement<IDView<Content, ID>> {
  private var id: ID
  private var child: ViewElement<Content>!
  private var wrappers = Wrappers()
  private var rows: RowWrappers?
  private var exits: [ExitTransition] = []

  init(_ view: IDView<Content, ID>, _ inputs: ViewInputs) {
    id = view.id
    super.init(inputs)
    child = mountElement(view.content, contentInputs)
  }

  private var contentInputs: ViewInputs {
    ViewInputs(runtime: runtime, parent: self, scope: scope, isLazy: isLazy, isSingle: isSingle)
  }

  override func update(_ view: IDView<Content, ID>) { withPointer(to: view) { update(at: $0) } }

  override func update(at new: UnsafePointer<IDView<Content, ID>>) {
    let new = UnsafeMutablePointer(mutating: new)
    guard new.pointee.id != id else { return child.update(at: &new.pointee.content) }
    let view = new.pointee
    id = view.id
    let former = child!
    if leavesFirst(former) {
      runtime.unmountFirst(former)
      child = mountComing { mountElement(view.content, contentInputs) }
    } else {
      // The new view appears before the old one disappears (S1.6).
      child = mountComing { mountElement(view.content, contentInputs) }
      let exit = beginExit(former) { [weak self] exit in
        self?.exits.removeAll { $0 === exit }
      }
      if let exit { exits.append(exit) } else { former.unmount() }
    }
    for wrapper in wrappers.nodes { wrapper.traits[ExplicitIDTrait.key] = AnyHashable(id) }
    rows?.forEach { $0.traits[ExplicitIDTrait.key] = AnyHashable(id) }
    renderNodesChanged()
  }

  private func makeWrapper() -> RenderNode {
    let node = RenderNode(self)
    node.traits[ExplicitIDTrait.key] = AnyHashable(id)
    return node
  }

  /// The wrappers of rows, once a lazy container requests some of the content one by one.
  private var lazyRows: RowWrappers? {
    if rows == nil, hasHadLazyItems {
      rows = RowWrappers(taking: &wrappers) { [unowned self] in makeWrapper() }
    }
    return rows
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    if let lazyRows { return nodes += lazyRows.nodes(of: child) }
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    wrappers.wrap(&nodes, from: first, make: { makeWrapper() })
  }
  override func appendLazySegments(to segments: inout [LazySegment]) {
    guard let lazyRows else { return super.appendLazySegments(to: &segments) }
    segments += lazyRows.segments(of: child)
  }
  override var hasRenderNodes: Bool { child.hasRenderNodes }
  override var identitySource: IdentitySource? { .id }
  override func forEachChild(_ visit: (Element) -> Void) {
    for exit in exits { visit(exit.child) }
    visit(child)
  }
}
