import HostInterface

/// One of the views that a container takes apart: a node and the root that it comes from.
@MainActor
package struct SubviewNode {
  package let node: RenderNode
  /// The environment where the views were written.
  let source: EnvironmentScope

  package nonisolated var id: NodeID { node.id }
}

/// Mounts views for a container that shows them individually, wherever it wants.
///
/// The base is mounted once, in place of the reader; the view built from its nodes is a separate
/// one, rebuilt when the nodes change.
@MainActor
package protocol SubviewReaderView: PrimitiveView {
  associatedtype Base: View
  associatedtype Result: View

  var base: Base { get }
  func result(_ subviews: [SubviewNode]) -> Result
  /// Whether sections mark where they begin and end.
  var marksSections: Bool { get }
}

extension SubviewReaderView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    SubviewReaderElement(view, inputs)
  }
}

private final class SubviewReaderElement<Reader: SubviewReaderView>: ViewElement<Reader> {
  private var view: Reader
  private var holder: SubviewHolder<Reader.Base>!
  private var tracking: TrackingScope!
  private var child: ViewElement<Reader.Result>!

  init(_ view: Reader, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    tracking = TrackingScope(self)
    holder = SubviewHolder(
      view.base, ViewInputs(runtime: runtime, parent: self, scope: scope),
      marksSections: view.marksSections
    ) { [unowned self] in tracking.invalidate() }
    child = mountElement(evaluate(), childInputs)
  }

  override func update(_ view: Reader) {
    self.view = view
    holder.update(view.base)
    tracking.cancelPending()
    child.update(evaluate())
  }

  private func evaluate() -> Reader.Result {
    let subviews = holder.subviews
    return tracking.evaluate { view.result(subviews) }
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var hasRenderNodes: Bool { child.hasRenderNodes }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(holder)
    visit(child)
  }
  override func rerunContent() { child.update(evaluate()) }
  override func willUnmount() { tracking.close() }
}

/// The base, whose nodes are not placed until a subview place takes them.
private final class SubviewHolder<Base: View>: Element, GatheringElement {
  private var child: ViewElement<Base>!
  private let marksSections: Bool
  private let changed: () -> Void
  private var isWaitingToGather = false

  init(
    _ base: Base, _ inputs: ViewInputs, marksSections: Bool, changed: @escaping () -> Void
  ) {
    self.changed = changed
    self.marksSections = marksSections
    super.init(inputs)
    child = mountElement(
      base, ViewInputs(runtime: runtime, parent: self, scope: scope, reparenting: .root))
  }

  func update(_ base: Base) { child.update(base) }

  var subviews: [SubviewNode] {
    isWaitingToGather = false
    var nodes = child.renderNodes
    if !marksSections { nodes.removeAll { $0.sectionPart?.isMark ?? false } }
    return nodes.map { SubviewNode(node: $0, source: scope) }
  }

  func gatherRenderNodes() {
    guard isWaitingToGather else { return }
    changed()
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather, child != nil else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

/// Shows a subview at the place where it is mounted.
@MainActor
package protocol SubviewPlaceView: PrimitiveView {
  var subview: SubviewNode { get }
}

extension SubviewPlaceView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    SubviewPlaceElement(view, inputs)
  }
}

/// A place where a subview may be shown.
@MainActor
private protocol SubviewPlacing: AnyObject {
  func take()
  func yield()
}

/// The places where one subview is shown, in order of arrival. The last one shows it.
@MainActor
private final class SubviewPlaces {
  private static let key = ObjectIdentifier(SubviewPlaces.self)
  private var places: [any SubviewPlacing] = []

  static func of(_ node: RenderNode) -> SubviewPlaces {
    if let known = node.traits[key] as? SubviewPlaces { return known }
    let places = SubviewPlaces()
    node.traits[key] = places
    return places
  }

  func add(_ place: any SubviewPlacing) {
    let former = places.last
    places.append(place)
    place.take()
    former?.yield()
  }

  func remove(_ place: any SubviewPlacing) {
    let stoodThere = places.last === place
    places.removeAll { $0 === place }
    if stoodThere { places.last?.take() }
  }
}

private final class SubviewPlaceElement<Place: SubviewPlaceView>: ViewElement<Place>,
  EnvironmentReader, SubviewPlacing
{
  private var subview: SubviewNode
  private var wrapper: RenderNode!
  private var token: EnvironmentScope.Token?

  init(_ view: Place, _ inputs: ViewInputs) {
    subview = view.subview
    super.init(inputs)
    wrapper = RenderNode(self)
    token = scope.add(self, .all)
    SubviewPlaces.of(subview.node).add(self)
  }

  private var root: (any Reparenting)? {
    subview.node.trait(ReparentingTrait.key, as: ReparentingTrait.Reference.self)?.reparenting
  }

  func take() {
    wrapper.setChild(subview.node)
    root?.follow(self, from: subview.source)
  }

  func yield() { wrapper.setChildren([]) }

  override func update(_ view: Place) {
    guard view.subview.node !== subview.node else { return }
    leave()
    subview = view.subview
    SubviewPlaces.of(subview.node).add(self)
  }

  private func leave() {
    SubviewPlaces.of(subview.node).remove(self)
    root?.leave(self)
  }

  func environmentChanged(_ changed: EnvironmentMask) {
    guard wrapper.children.first === subview.node else { return }
    root?.follow(self, from: subview.source)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(wrapper) }
  override func forEachChild(_ visit: (Element) -> Void) {}
  override func willUnmount() {
    if let token { scope.remove(token) }
    leave()
    wrapper.setChildren([])
  }
}
