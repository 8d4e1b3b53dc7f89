/// How views are mounted whose nodes a container of the app takes apart and shows elsewhere.
///
/// ```text
///   Group(subviews: content) { subviews in subviews[0].font(.title) }
///
///   content           Text("a")                  mounted once, where `content` is written,
///      └─ reparenting ─ ─ ─ ─┘                         under its own scope
///                      ▲
///   subviews[0] ───────┘ .font(.title)           shown there, with that environment on top
/// ```
package enum ReparentingMode {
  /// The nodes are not taken apart.
  case none
  /// The next view that is more than a list of others is the root of a subview.
  case root
  /// Inside a subview's root: only what is listed below is a separate subview.
  case within
}

/// A view that only lists or chooses others: each of those is a subview.
@MainActor
package protocol ListingView {}

extension TupleView: ListingView {}
extension Group: ListingView {}
extension ForEach: ListingView {}
extension _ConditionalContent: ListingView {}
extension Optional: ListingView {}
extension EmptyView: ListingView {}
extension AnyView: ListingView {}

/// The root of a subview: passes its nodes through, under an environment that comes from the place
/// where the subview is shown.
@MainActor
protocol Reparenting: Element {
  /// Takes over the environment of a place, as far as it differs from that of the source.
  func follow(_ place: Element, from source: EnvironmentScope)

  /// Called when the subview is no longer shown at this place; another one may have taken it over
  /// before.
  func leave(_ place: Element)
}

/// The key of a node's reparenting element among its traits.
enum ReparentingTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }

  final class Reference {
    weak var reparenting: (any Reparenting)?
    init(_ reparenting: any Reparenting) { self.reparenting = reparenting }
  }
}

package final class ReparentedElement<Content: View>: ViewElement<Content>, Reparenting {
  private var inner: EnvironmentScope!
  private var child: ViewElement<Content>!
  /// The place where the subview is shown, which calls `leave` when it no longer shows it.
  private unowned(unsafe) var place: Element?
  private var source: EnvironmentScope?

  init(_ view: Content, _ inputs: ViewInputs) {
    super.init(inputs)
    inner = EnvironmentScope(within: scope) { [weak self] values in
      guard let self, let place, let source else { return }
      place.scope.apply(below: source, to: &values)
    }
    child = mountElement(
      view, ViewInputs(runtime: runtime, parent: self, scope: inner, reparenting: .within))
    inner.content = child
  }

  func follow(_ place: Element, from source: EnvironmentScope) {
    self.place = place
    self.source = source
    inner.refresh()
  }

  func leave(_ place: Element) {
    guard self.place === place else { return }
    self.place = nil
    inner.refresh()
  }

  override package func update(_ view: Content) { child.update(view) }

  override package func appendRenderNodes(to nodes: inout [RenderNode]) {
    let first = nodes.count
    child.appendRenderNodes(to: &nodes)
    let reference = ReparentingTrait.Reference(self)
    for node in nodes[first...]
    where node.trait(ReparentingTrait.key, as: ReparentingTrait.Reference.self)?.reparenting == nil
    {
      node.traits[ReparentingTrait.key] = reference
    }
  }
  override package var hasRenderNodes: Bool { child.hasRenderNodes }
  override package var onlyTransparentChild: Element? { child }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override package func willUnmount() { inner.detach() }
}
