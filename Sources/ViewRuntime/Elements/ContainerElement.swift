import Foundation
import HostInterface
import LayoutCore

/// A view that lays out its content under its own node: stacks, grids, buttons, rows.
///
/// Its value holds everything inside it, and copying that costs more than most of these calls. So
/// the requirements used by an update are `mutating`, whatever the conforming methods are: they are
/// called on the value in place.
@MainActor
package protocol ContainerView: PrimitiveView {
  associatedtype Content: View

  var content: Content { get }

  /// Updates the child with the content, by its address in memory.
  mutating func update(_ child: ViewElement<Content>)

  mutating func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout

  /// Returns what a host is told about the container; nil if it sees the children only.
  mutating func nodeContent(in environment: EnvironmentValues) -> NodeContent?

  /// Whether a host is always told ``NodeContent/box``, so that no new value of the view changes
  /// it.
  static var isPlainBox: Bool { get }

  /// The environment keys that the two functions above read.
  static var environmentMask: EnvironmentMask { get }

  /// Returns whether the same children may be laid out differently than by `old`.
  mutating func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool

  /// Called for events on the node; on a copy, because the app's action may replace the value.
  func handle(_ event: HostEvent, _ runtime: ViewRuntime)
}

extension ContainerView {
  package static var maker: ElementMaker<Self> {
    let type = ViewType.of(view: Self.self)
    return ElementMaker { view, inputs in
      type.elementClass(ContainerElement<Self>.self).init(taking: view, inputs)
    }
  }

  package func update(_ child: ViewElement<Content>) {
    var content = content
    child.update(at: &content)
  }

  package static var isPlainBox: Bool { false }
  package static var environmentMask: EnvironmentMask { [] }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? {
    .box
  }
  package func laysOutDifferently(from old: UnsafePointer<Self>) -> Bool { true }
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
}

private final class ContainerElement<Container: ContainerView>:
  BoxElement<Container, Container.Content>, EnvironmentReader
{
  @exclusivity(unchecked) private var view: Container

  required init(taking view: UnsafeMutablePointer<Container>, _ inputs: ViewInputs) {
    self.view = view.move()
    super.init(inputs)
    let values = scope.values
    let node = RenderNode(
      self, content: self.view.nodeContent(in: values), layout: self.view.nodeLayout(in: values))
    setNode(node, in: values, for: self, Container.environmentMask)
    child = mountElement(self.view.content, eagerChildInputs)
    gatherRenderNodes()
  }

  override func update(_ view: Container) {
    var view = view
    update(taking: &view)
  }

  override func update(at new: UnsafePointer<Container>) {
    var new = new.pointee
    update(taking: &new)
  }

  override func update(taking new: UnsafeMutablePointer<Container>) {
    let relayout = view.laysOutDifferently(from: new)
    swap(&view, &new.pointee)
    if relayout || !Container.isPlainBox { refresh(relayout: relayout) }
    view.update(child)
  }

  override func handle(_ event: HostEvent) { view.handle(event, runtime) }

  func environmentChanged(_ changed: EnvironmentMask) { refresh(relayout: true) }

  private func refresh(relayout: Bool) {
    let values = scope.values
    node.setContent(view.nodeContent(in: values), resizes: false)
    guard relayout else { return }
    let axis = node.ownAxis
    node.layout = view.nodeLayout(in: values)
    if node.ownAxis != axis { node.axisChanged() }
    node.isRightToLeft = values.isRightToLeft
    node.setNeedsLayout()
  }
}
