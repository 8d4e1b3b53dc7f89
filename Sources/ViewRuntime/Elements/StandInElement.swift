/// Mounts another view in a primitive view's place: for one that is a leaf in most places, and
/// needs views of its own in some.
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
  /// An element for `view` that shows what `make` gives in its place.
  package static func makeStandIn<Other: View>(
    for view: Self, _ inputs: ViewInputs, _ make: @escaping (Self) -> Other
  ) -> ViewElement<Self> { StandInElement(view, inputs, make) }
}
