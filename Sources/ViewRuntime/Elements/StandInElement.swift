/// Mounts another view in place of a primitive view: for one that is a leaf in most places but
/// needs its own child views in some.
private final class StandInElement<Content: View, Other: View>: ViewElement<Content> {
  private let make: (Content) -> Other
  private var child: ViewElement<Other>!

  init(_ view: Content, _ inputs: ViewInputs, _ make: @escaping (Content) -> Other) {
    self.make = make
    super.init(inputs)
    child = mountElement(make(view), childInputs)
  }

  override func update(_ view: Content) {
    var other = make(view)
    child.update(taking: &other)
  }
  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

extension PrimitiveView {
  /// Creates an element for `view` that shows the result of `make` instead.
  package static func makeStandIn<Other: View>(
    for view: Self, _ inputs: ViewInputs, _ make: @escaping (Self) -> Other
  ) -> ViewElement<Self> { StandInElement(view, inputs, make) }
}
