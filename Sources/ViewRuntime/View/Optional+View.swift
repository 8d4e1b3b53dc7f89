/// The view of an `if` without `else`; nil shows nothing.
///
/// nil to a value creates the view, a value to nil destroys it, a value to a value keeps it (S1.3).
extension Optional: View where Wrapped: View {
  public typealias Body = Never
}

extension Optional: PrimitiveView where Wrapped: View {
  package static var maker: ElementMaker<Self> { ElementMaker { OptionalElement(taking: $0, $1) } }
}

private final class OptionalElement<Wrapped: View>: ViewElement<Wrapped?> {
  @exclusivity(unchecked) private var child: ViewElement<Wrapped>?
  @exclusivity(unchecked) private var exit: ExitTransition?

  init(taking view: UnsafeMutablePointer<Wrapped?>, _ inputs: ViewInputs) {
    super.init(inputs)
    guard view.pointee != nil else { return }
    child = withChanging { mountElement(taking: view.firstProperty(Wrapped.self), childInputs) }
  }

  override func setAppeared(_ appeared: Bool) {
    withChanging { super.setAppeared(appeared) }
  }

  override func update(at view: UnsafePointer<Wrapped?>) {
    update(taking: UnsafeMutablePointer(mutating: view)) { $0.update(at: $1) }
  }

  override func update(taking view: UnsafeMutablePointer<Wrapped?>) {
    update(taking: view) { $0.update(taking: $1) }
  }

  /// Does not copy the value when nothing appears or disappears, which is nearly always.
  private func update(
    taking view: UnsafeMutablePointer<Wrapped?>,
    _ update: (ViewElement<Wrapped>, UnsafeMutablePointer<Wrapped>) -> Void
  ) {
    let isThere = view.pointee != nil
    guard isThere == (child != nil) else { return self.update(view.pointee) }
    if let child { update(child, view.firstProperty(Wrapped.self)) }
  }

  override func update(_ view: Wrapped?) {
    switch (view, child) {
    case (var view?, let child?): child.update(taking: &view)
    case (let view?, nil):
      if let exit {
        self.exit = nil
        child = unsafeDowncast(exit.child, to: ViewElement<Wrapped>.self)
        exit.cancel()
        child?.update(view)
      } else {
        child = mountComing { withChanging { mountElement(view, childInputs) } }
      }
      renderNodesChanged()
    case (nil, let former?):
      child = nil
      exit = beginExit(former) { [weak self] _ in self?.exit = nil }
      if exit == nil { unmountLeaving(former) }
      renderNodesChanged()
    case (nil, nil): break
    }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child?.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    if let exit { visit(exit.child) }
    if let child { visit(child) }
  }
}
