/// A view that is compared with its own `==` and skipped when equal (S6.3).
public struct EquatableView<Content: View & Equatable> {
  /// The view that is compared.
  public var content: Content

  /// Compares a view with its own `==`; `equatable()` is shorter.
  public nonisolated init(content: Content) { self.content = content }
}

extension EquatableView: View {
  public typealias Body = Never
}

extension EquatableView: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    EquatableElement(view, inputs)
  }
}

private final class EquatableElement<Content: View & Equatable>:
  ViewElement<EquatableView<Content>>
{
  @exclusivity(unchecked) private var content: Content
  private var child: ViewElement<Content>!

  init(_ view: EquatableView<Content>, _ inputs: ViewInputs) {
    content = view.content
    super.init(inputs)
    child = mountElement(view.content, childInputs)
  }

  override func update(_ view: EquatableView<Content>) {
    guard view.content != content else { return }
    content = view.content
    child.update(at: &content)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
