import HostInterface

/// A modifier that registers with a ``ChildRegistry`` in the environment.
@MainActor
package protocol RegisteringModifier: PrimitiveModifier where Body == Never {
  associatedtype RegisteredContent: View

  /// The views that the registry's owner shows; mounted here, with this place's environment.
  @ViewBuilder var registeredContent: RegisteredContent { get }

  static func registry(in environment: EnvironmentValues) -> ChildRegistry?

  /// Returns whether the registry's owner must be notified.
  func differs(from old: Self) -> Bool
}

extension RegisteringModifier where RegisteredContent == EmptyView {
  package var registeredContent: EmptyView { EmptyView() }
}

extension RegisteringModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    RegisteringElement(view.move(), inputs)
  }
}

/// Registers while it is mounted, and passes its content through.
private final class RegisteringElement<Content: View, Modifier: RegisteringModifier>:
  ModifierElement<Content, Modifier>
{
  private let registry: ChildRegistry?
  private var registration: ChildRegistration?
  private var layer: RegisteredContentElement<Modifier.RegisteredContent>?

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: ViewInputs) {
    registry = Modifier.registry(in: inputs.scope.values)
    super.init(view.modifier, inputs)
    if let registry {
      let registration = ChildRegistration(modifier, self)
      registration.isShown = isAround
      self.registration = registration
      if Modifier.RegisteredContent.self != EmptyView.self {
        layer = RegisteredContentElement(
          modifier.registeredContent, registration, registry, eagerChildInputs)
      }
      registry.add(registration)
    }
    child = mountElement(view.content, childInputs)
  }

  override func modifierChanged(from old: Modifier) {
    guard let registry, let registration else { return }
    registration.value = modifier
    layer?.update(modifier.registeredContent)
    if modifier.differs(from: old) { registry.changed(registration, .updated) }
  }

  override func setAppeared(_ appeared: Bool) {
    if let registration, registration.isShown != appeared {
      registration.isShown = appeared
      registry?.changed(registration, .appearance)
    }
    super.setAppeared(appeared)
  }

  override func forEachChild(_ visit: (Element) -> Void) {
    if let layer { visit(layer) }
    visit(child)
  }
  override func willUnmount() {
    if let registration { registry?.remove(registration) }
  }
}

/// The views that a registration brought along; their nodes have no parent until the registry's
/// owner shows them.
private final class RegisteredContentElement<Content: View>: Element, GatheringElement {
  private var child: ViewElement<Content>!
  private unowned let registration: ChildRegistration
  private unowned let registry: ChildRegistry

  init(
    _ view: Content, _ registration: ChildRegistration, _ registry: ChildRegistry,
    _ inputs: ViewInputs
  ) {
    self.registration = registration
    self.registry = registry
    super.init(inputs)
    child = mountElement(view, childInputs)
    registration.nodes = child.renderNodes
  }

  func update(_ view: Content) { child.update(view) }

  func gatherRenderNodes() {
    let nodes = child.renderNodes
    guard
      nodes.count != registration.nodes.count
        || !zip(nodes, registration.nodes).allSatisfy({ $0 === $1 })
    else { return }
    registration.nodes = nodes
    registry.changed(registration, .updated)
  }

  override func renderNodesChanged() {
    guard child != nil else { return }
    runtime.containersToGather.append(self)
  }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
