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
  package static var maker: ElementMaker<Self> { ElementMaker { GroupElement(taking: $0, $1) } }
}

private final class GroupElement<Content: View>: ViewElement<Group<Content>> {
  private var child: ViewElement<Content>!

  init(taking view: UnsafeMutablePointer<Group<Content>>, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(taking: view.firstProperty(Content.self), childInputs)
  }

  override func update(_ view: Group<Content>) { child.update(view.content) }

  override func update(at view: UnsafePointer<Group<Content>>) {
    child.update(at: UnsafeMutablePointer(mutating: view).firstProperty(Content.self))
  }

  override func update(taking view: UnsafeMutablePointer<Group<Content>>) {
    child.update(taking: view.firstProperty(Content.self))
  }
  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
