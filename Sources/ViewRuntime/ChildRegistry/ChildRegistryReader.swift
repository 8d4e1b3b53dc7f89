/// A view built from a registry's registrations; rebuilt when they change.
package struct ChildRegistryReader<Content> {
  let registry: ChildRegistry
  let content: @MainActor ([ChildRegistration]) -> Content
}

extension ChildRegistryReader: View where Content: View {
  package typealias Body = Never

  package init(
    _ registry: ChildRegistry,
    @ViewBuilder content: @escaping @MainActor ([ChildRegistration]) -> Content
  ) {
    self.registry = registry
    self.content = content
  }
}

extension ChildRegistryReader: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ChildRegistryReadingElement(view, inputs)
  }
}

private final class ChildRegistryReadingElement<Content: View>: ViewElement<
  ChildRegistryReader<Content>
>
{
  private var view: ChildRegistryReader<Content>
  private var tracking: TrackingScope!
  private var child: ViewElement<Content>!

  init(_ view: ChildRegistryReader<Content>, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    tracking = TrackingScope(self)
    watch()
    child = mountElement(content(), childInputs)
  }

  private func watch() {
    view.registry.addReader(self) { [unowned self] in tracking.invalidate() }
  }

  private func content() -> Content {
    tracking.cancelPending()
    let registrations = view.registry.registrations
    return tracking.evaluate { view.content(registrations) }
  }

  override func update(_ view: ChildRegistryReader<Content>) {
    if self.view.registry !== view.registry {
      self.view.registry.removeReader(self)
      self.view = view
      watch()
    }
    self.view = view
    child.update(content())
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override func rerunContent() { child.update(content()) }
  override func willUnmount() {
    view.registry.removeReader(self)
    tracking.close()
  }
}
