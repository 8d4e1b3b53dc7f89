import HostInterface

/// A mounted view: identity, storage and lifetime at one place of the tree.
///
/// View values come and go with every body evaluation; an element stays as long as its place and
/// its view's type stay (S1.1). The subclasses follow three patterns: a transparent one hands its
/// children's render nodes through, a container gathers them under a node of its own, a modifier
/// wraps each.
///
/// Invariants:
/// - `depth` is one more than the parent's: the update pass runs parents before children by it.
/// - After `unmount` nothing of the element is reachable from the graph, the environment or the
///   render tree.
@MainActor
package class Element {
  /// Unsafe for speed: elements are reached through their runtime, so none is used after it is gone.
  package unowned(unsafe) let runtime: ViewRuntime
  /// Parents own their children, so this never dangles while the element is mounted.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: Element?
  /// The environment in which the view was mounted; its values change, the scope does not.
  package let scope: EnvironmentScope
  private nonisolated let depth32: Int32
  @exclusivity(unchecked) package private(set) var isMounted = true
  /// Whether a `ForEach` here waits to be asked for its elements (see `LazyItems`).
  package let isLazy: Bool
  /// Whether a container takes the views here apart.
  let reparenting: ReparentingMode
  /// Whether one view is expected here.
  let isSingle: Bool
  /// Whether this place is shown: false in a covered page and in a tab that is not chosen. What is
  /// mounted in such a place is not seen, and has not appeared.
  @exclusivity(unchecked) package final var isAround: Bool
  /// Whether an element that stands for one datum has been below: who looks for those passes over
  /// all others.
  @exclusivity(unchecked) private(set) var hasHadItems = false
  /// Whether what is given for preferences here and below counts for nobody outside.
  @exclusivity(unchecked) var withholdsPreferences = false

  package init(_ inputs: ViewInputs) {
    runtime = inputs.runtime
    parent = inputs.parent
    scope = inputs.scope
    isLazy = inputs.isLazy
    reparenting = inputs.reparenting
    isSingle = inputs.isSingle
    isAround = inputs.parent?.isAround ?? true
    depth32 = (inputs.parent?.depth32 ?? 0) + 1
    if let audit = inputs.runtime.audit { audit.note(self) }
  }

  package nonisolated final var depth: Int { Int(depth32) }

  /// For children that stand in the same container as this element.
  package var childInputs: ViewInputs { childInputs(in: scope) }

  /// The same for a child in an environment of its own.
  func childInputs(in scope: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      runtime: runtime, parent: self, scope: scope, isLazy: isLazy, reparenting: reparenting,
      isSingle: isSingle)
  }

  /// The same for one child of several, each of which a container may take by itself.
  var memberInputs: ViewInputs {
    ViewInputs(
      runtime: runtime, parent: self, scope: scope, isLazy: isLazy,
      reparenting: reparenting == .none ? .none : .root)
  }

  /// For children that this element lays out, or needs all at once.
  package var eagerChildInputs: ViewInputs {
    ViewInputs(runtime: runtime, parent: self, scope: scope)
  }

  /// For the content of a modifier that needs all of it at once.
  package var eagerContentInputs: ViewInputs {
    ViewInputs(runtime: runtime, parent: self, scope: scope, isSingle: isSingle)
  }

  /// For a child that is laid out as one view.
  package var singleChildInputs: ViewInputs {
    ViewInputs(runtime: runtime, parent: self, scope: scope, isSingle: true)
  }

  /// Says to all above that an element that stands for one datum is here.
  final func noteItem() {
    var place = parent
    while let element = place, !element.hasHadItems {
      element.hasHadItems = true
      place = element.parent
    }
  }

  /// Takes the view out: children first, then what this element holds.
  package final func unmount() {
    guard isMounted else { return }
    isMounted = false
    if !runtime.exiting.isEmpty {
      runtime.exiting.removeValue(forKey: ObjectIdentifier(self))?.childWillUnmount()
    }
    forEachChild { $0.unmount() }
    willUnmount()
    parent = nil
  }

  /// Called for events on the nodes whose ``RenderNode/eventTarget`` this is.
  package func handle(_ event: HostEvent) {}

  /// Called when a dependency has changed of the app's closure that this element evaluates in a
  /// ``TrackingScope``.
  package func rerunContent() {}

  /// Overridden to let go of observers, subscriptions and render nodes.
  package func willUnmount() {}

  /// The element's own children in tree order.
  package func forEachChild(_ visit: (Element) -> Void) {}

  /// Appends the nodes that this view contributes to the surrounding container, in order.
  package func appendRenderNodes(to nodes: inout [RenderNode]) {}

  /// Appends what this view contributes to a lazy container, without mounting elements that nobody
  /// has asked for.
  package func appendLazySegments(to segments: inout [LazySegment]) {
    guard isLazy, let child = onlyTransparentChild else {
      return segments.append(contentsOf: renderNodes.map { .node($0) })
    }
    child.appendLazySegments(to: &segments)
  }

  /// Of a `ForEach` that is not lazy: the nodes of each of its elements.
  package var itemNodes: [[RenderNode]]? { nil }

  /// The element itself, if it stands for one datum. Asked of every element below a control, for
  /// which a cast would take too long.
  package var identified: (any IdentifiedElement)? { nil }

  /// The element's place in a preference key's tree, if it has one. Asked of every element above
  /// one that joins a tree; casts would have to be looked for in each of their types.
  package var preferenceNode: PreferenceNode? { nil }

  /// Whether readers above are kept from what is given below, as by a sheet.
  package var keepsPreferencesBack: Bool { false }

  /// The child whose nodes this element hands through unchanged, if it has exactly one.
  package var onlyTransparentChild: Element? { nil }

  /// A child's list of render nodes is another one now. Transparent elements pass it on; a
  /// container gathers its children again before the next layout.
  package func renderNodesChanged() { parent?.renderNodesChanged() }

  /// The layout direction is another one now, here or in a part of what is below. Overridden by
  /// those whose nodes place others and that do not read the environment for it.
  package func layoutDirectionChanged() { forEachChild { $0.layoutDirectionChanged() } }

  /// What decides here whether the views below are still the same ones; for whoever writes down what
  /// becomes of them.
  package var identitySource: IdentitySource? { nil }

  /// Whether views here and below are being shown; false in a covered navigation page or another
  /// tab. Overridden by those that show a part of what is below.
  package func setAppeared(_ appeared: Bool) {
    isAround = appeared
    forEachChild { $0.setAppeared(appeared) }
  }

  /// Whether the view contributes any render node; never mounts anything to find out.
  package var hasRenderNodes: Bool { onlyTransparentChild?.hasRenderNodes ?? !renderNodes.isEmpty }

  package final var renderNodes: [RenderNode] {
    var nodes: [RenderNode] = []
    appendRenderNodes(to: &nodes)
    return nodes
  }

  /// The nodes that the view has in the tree, for whoever only looks at them: in a lazy container,
  /// elements that do not show are left out, and not mounted to find out.
  package final var nodesInTree: [RenderNode] {
    guard isLazy else { return renderNodes }
    var segments: [LazySegment] = []
    appendLazySegments(to: &segments)
    return segments.flatMap { segment in
      switch segment {
      case .node(let node): [node]
      case .items(let items): items.shownNodes
      }
    }
  }
}

/// An element for views of one static type.
package class ViewElement<Content: View>: Element {
  /// Brings the element up to date with a new value of the same view.
  package func update(_ view: Content) { preconditionFailure("overridden") }

  /// The same with a value that lies in memory: what only looks at it need not copy it.
  package func update(at view: UnsafePointer<Content>) { update(view.pointee) }

  /// The same with a value that nobody needs any more: what is kept need not be copied. Some value
  /// is left in its place, for the caller to let go.
  package func update(taking view: UnsafeMutablePointer<Content>) { update(at: view) }
}

/// Makes the element for `view`: its own kind for a primitive view, a body's for all others.
///
/// A function by itself: as one of a generic class it would be given the class, which has to be
/// looked up for each call.
@MainActor
package func mountElement<Content: View>(
  _ view: Content, _ inputs: ViewInputs
) -> ViewElement<Content> {
  let type = ViewType.of(view: Content.self)
  guard let maker = type.maker(of: Content.self) else { return BodyElement(view, type, inputs) }
  if inputs.reparenting == .root, !(Content.self is any ListingView.Type) {
    return ReparentedElement(view, inputs)
  }
  return maker.make(view, inputs)
}
