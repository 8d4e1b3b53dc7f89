/// A view that is one of two, depending on the environment.
///
/// Unlike a body that reads the environment and builds one of them, it costs only the one that is
/// present. When the choice changes, the previous view is destroyed, like a branch of an `if`
/// (S1.2).
@MainActor
package protocol EnvironmentChoice: PrimitiveView {
  associatedtype Usual: View
  associatedtype Other: View

  var usual: Usual { get }
  var other: Other { get }

  static func isUsual(in environment: EnvironmentValues) -> Bool

  /// The environment keys that determine the choice.
  static var environmentMask: EnvironmentMask { get }
}

extension EnvironmentChoice {
  package static var maker: ElementMaker<Self> {
    let type = ViewType.of(view: Self.self)
    return ElementMaker { view, inputs in
      type.elementClass(EnvironmentChoiceElement<Self>.self).init(taking: view, inputs)
    }
  }
}

private final class EnvironmentChoiceElement<Choice: EnvironmentChoice>: ViewElement<Choice>,
  EnvironmentReader
{
  private enum Child {
    case usual(ViewElement<Choice.Usual>)
    case other(ViewElement<Choice.Other>)
  }

  @exclusivity(unchecked) private var view: Choice
  @exclusivity(unchecked) private var child: Child!
  @exclusivity(unchecked) private var token: EnvironmentScope.Token?

  required init(taking view: UnsafeMutablePointer<Choice>, _ inputs: ViewInputs) {
    self.view = view.move()
    super.init(inputs)
    token = scope.add(self, Choice.environmentMask)
    child = mount()
  }

  private func mount() -> Child {
    Choice.isUsual(in: scope.values)
      ? .usual(mountElement(view.usual, childInputs))
      : .other(mountElement(view.other, childInputs))
  }

  private var isUsual: Bool {
    if case .usual = child! { true } else { false }
  }

  private var element: Element {
    switch child! {
    case .usual(let element): element
    case .other(let element): element
    }
  }

  override func update(_ view: Choice) { withPointer(to: view) { update(at: $0) } }

  override func update(at new: UnsafePointer<Choice>) {
    if ValueComparison.areSame(new, &view) { return }
    view = new.pointee
    updateChild()
  }

  override func update(taking new: UnsafeMutablePointer<Choice>) {
    if ValueComparison.areSame(new, &view) { return }
    swap(&view, &new.pointee)
    updateChild()
  }

  private func updateChild() {
    switch child! {
    case .usual(let element):
      var usual = view.usual
      element.update(taking: &usual)
    case .other(let element):
      var other = view.other
      element.update(taking: &other)
    }
  }

  func environmentChanged(_ changed: EnvironmentMask) {
    guard isUsual != Choice.isUsual(in: scope.values) else { return }
    let former = element
    runtime.willReplace(former)
    child = mount()
    former.unmount()
    renderNodesChanged()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    element.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { element }
  override var identitySource: IdentitySource? { .branch }
  override func forEachChild(_ visit: (Element) -> Void) { visit(element) }
  override func willUnmount() {
    if let token { scope.remove(token) }
  }
}
