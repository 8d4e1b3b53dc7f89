import HostInterface
import LayoutCore

/// A modifier with a second view that the surrounding container handles: a row's background, the
/// buttons of its swipe or menu.
///
/// The view is mounted once for each node of the content, under its own node, which has no parent.
/// The container finds these nodes with `RenderNode.attached(_:)` and shows or reads them.
@MainActor
package protocol AttachedViewModifier: PrimitiveModifier where Body == Never {
  associatedtype Attached: View
  var attached: Attached { get }
  /// The purpose of the view, by which the container finds it.
  static var attachment: ObjectIdentifier { get }
}

extension AttachedViewModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    AttachedViewElement(taking: ModifiedParts(view), inputs)
  }
}

extension RenderNode {
  /// Returns the views attached for a purpose, outermost modifier first.
  package func attached(_ attachment: ObjectIdentifier) -> [RenderNode] {
    trait(attachment, as: [RenderNode].self) ?? []
  }
}

/// An attached view, and the node around the content's.
///
/// The layer's own type is left out: a dictionary of values of a generic type is a slow one where
/// it cannot be specialised.
private struct AttachedView {
  let wrapper: RenderNode
  let layer: Element
}

private final class AttachedViewElement<Content: View, Modifier: AttachedViewModifier>:
  ModifierElement<Content, Modifier>
{
  private typealias Layer = SecondaryLayer<Modifier.Attached>

  /// Keyed by the content's node.
  private var places: [NodeID: AttachedView] = [:]
  /// The wrappers that a lazy container retains, whether visible or not.
  private var heldWrappers = HeldRows()
  private var mayHoldGoneRows = false

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    child = mountElement(taking: view.content, childInputs)
  }

  override func modifierChanged(from old: Modifier) {
    for place in places.inOrder {
      unsafeDowncast(place.layer, to: Layer.self).update(modifier.attached)
    }
  }

  override var onlyTransparentChild: Element? { nil }

  private func wrapper(of node: RenderNode) -> RenderNode {
    if let place = places[node.id] {
      place.wrapper.takesBack(node)
      return place.wrapper
    }
    let wrapper = RenderNode(self)
    let layer = Layer(modifier.attached, wrapper, eagerChildInputs)
    wrapper.traits[Modifier.attachment] = [layer.node!] + node.attached(Modifier.attachment)
    wrapper.attach(layer.node)
    wrapper.setChild(node)
    places[node.id] = AttachedView(wrapper: wrapper, layer: layer)
    return wrapper
  }

  /// Releases what was attached to nodes that are gone.
  private func keep(_ wrappers: [RenderNode]) {
    guard places.count > wrappers.count else { return }
    let kept = Set(wrappers.map(\.id))
    let gone = places.filter { _, place in
      !kept.contains(place.wrapper.id) && !(isLazy && place.wrapper.isAroundLeaving)
    }
    for id in gone.keys { places[id] = nil }
    for place in gone.inOrder { place.layer.unmount() }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    let wrappers = child.renderNodes.map { wrapper(of: $0) }
    keep(wrappers)
    nodes += wrappers
  }

  override var hasRenderNodes: Bool { child.hasRenderNodes }

  override func appendLazySegments(to segments: inout [LazySegment]) {
    guard isLazy else { return super.appendLazySegments(to: &segments) }
    heldWrappers.beginGathering()
    defer { heldWrappers.endGathering() }
    mayHoldGoneRows = true
    var contents: [LazySegment] = []
    child.appendLazySegments(to: &contents)
    segments += contents.map { segment in
      segment.wrapped { [unowned self] in
        $1 ? heldWrapper(of: $0) : wrapper(of: $0)
      } hasShown: { [unowned self] in
        if mayHoldGoneRows { letGo() }
      } willBeCounted: { [unowned self] in
        heldWrappers.willBeCounted()
      }
    }
  }

  private func heldWrapper(of node: RenderNode) -> RenderNode {
    let wrapper = wrapper(of: node)
    heldWrappers.insert(wrapper.id)
    return wrapper
  }

  /// Releases rows that are gone or not visible: their attached views are created again when they
  /// return.
  private func letGo() {
    mayHoldGoneRows = false
    keep(
      places.values.map(\.wrapper).filter { $0.parent != nil || heldWrappers.contains($0.id) })
  }

  override func forEachChild(_ visit: (Element) -> Void) {
    visit(child)
    for place in places.inOrder { visit(place.layer) }
  }
}
