/// A collection of views without a layout of its own.
///
/// Modifiers on a group apply to each of its children (S1.10).
public struct Group<Content> {
  package var content: Content
}

extension Group {
  /// A group of things that are not views, such as table rows or scenes.
  package nonisolated init(holding content: Content) { self.content = content }
}

extension Group: View where Content: View {
  public typealias Body = Never

  /// Groups the views of a closure.
  public nonisolated init(@ViewBuilder content: () -> Content) {
    self.content = content()
  }
}

extension Group: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    GroupElement(view, inputs)
  }
}

private final class GroupElement<Content: View>: ViewElement<Group<Content>> {
  private var child: ViewElement<Content>!

  init(_ view: Group<Content>, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(view.content, childInputs)
  }

  override func update(_ view: Group<Content>) { child.update(view.content) }
  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
