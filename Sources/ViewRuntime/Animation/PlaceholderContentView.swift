import HostInterface

/// The view that the modifiers of `animation(_:body:)`, a transition, a phase or a keyframe are
/// applied to.
public struct PlaceholderContentView<Value> {
  private(set) var storage: AnyViewStorage
  /// Whether the view itself keeps the transactions from outside the closure.
  private(set) var isLeftAlone = false

  nonisolated init(storage: AnyViewStorage) { self.storage = storage }

  /// Creates a placeholder for a view.
  package nonisolated init<V: View>(showing view: V, isLeftAlone: Bool = false) {
    storage = TypedAnyViewStorage(view)
    self.isLeftAlone = isLeftAlone
  }

  nonisolated init(content: Value) where Value: View {
    self.init(showing: content, isLeftAlone: true)
  }

  /// Returns the same view as the content of something else.
  nonisolated func placeholder<Other>() -> PlaceholderContentView<Other> {
    PlaceholderContentView<Other>(storage: storage)
  }
}

extension PlaceholderContentView: View {
  public typealias Body = Never
}

extension PlaceholderContentView: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    PlaceholderElement(view, inputs)
  }
}

private final class PlaceholderElement<Value>: ViewElement<PlaceholderContentView<Value>> {
  /// What the child shows.
  private var storage: AnyViewStorage
  private var inner: EnvironmentScope?
  private var child: Element!
  /// The nodes animated by the closure's modifiers, so that they can move independently of the view
  /// inside.
  private var groups = Wrappers()

  init(_ view: PlaceholderContentView<Value>, _ inputs: ViewInputs) {
    storage = view.storage
    super.init(inputs)
    if view.isLeftAlone {
      var around = scope.transactions
      while let scope = around, !scope.isBodyOnly { around = scope.outer }
      inner = EnvironmentScope(within: scope, transactions: around?.outer)
    }
    child = view.storage.mount(childInputs(in: inner ?? scope))
  }

  override func update(_ view: PlaceholderContentView<Value>) {
    // Only what is around the view has changed, such as a transition's phase: the view's own closures
    // do not run again. If it is leaving, what they read may be gone (S1.16).
    if view.storage === storage { return }
    storage = view.storage
    storage.update(child)
  }
  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    guard inner != nil else { return }
    groups.wrap(&nodes, from: first, make: { RenderNode(self, content: .box) })
  }
  override var onlyTransparentChild: Element? { inner == nil ? child : nil }
  override var hasRenderNodes: Bool { child.hasRenderNodes }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func willUnmount() { inner?.detach() }
}
