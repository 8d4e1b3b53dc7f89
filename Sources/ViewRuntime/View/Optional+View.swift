/// The view of an `if` without `else`: nil shows nothing.
///
/// nil to a value creates, a value to nil destroys, a value to a value keeps (S1.3).
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    OptionalElement(view, inputs)
  }
}

private final class OptionalElement<Wrapped: View>: ViewElement<Wrapped?> {
  private var child: ViewElement<Wrapped>?
  private var departure: Departure?

  init(_ view: Wrapped?, _ inputs: ViewInputs) {
    super.init(inputs)
    if let view { child = mountElement(view, childInputs) }
  }

  override func update(_ view: Wrapped?) {
    switch (view, child) {
    case (let view?, let child?): child.update(view)
    case (let view?, nil):
      if let departure {
        self.departure = nil
        child = unsafeDowncast(departure.child, to: ViewElement<Wrapped>.self)
        departure.cancel()
        child?.update(view)
      } else {
        let made = mountElement(view, childInputs)
        child = made
        arrive(made)
      }
      renderNodesChanged()
    case (nil, let former?):
      child = nil
      departure = depart(former) { [weak self] _ in self?.departure = nil }
      if departure == nil { former.unmount() }
      renderNodesChanged()
    case (nil, nil): break
    }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child?.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let departure { visit(departure.child) }
    if let child { visit(child) }
  }
}
