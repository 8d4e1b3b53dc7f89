import HostInterface

/// A mounted view: identity, storage and lifetime at one place of the tree.
///
/// View values come and go with every body evaluation; an element stays as long as its place and
/// its view's type stay (S1.1). The subclasses follow three patterns: a transparent one passes its
/// children's render nodes through, a container gathers them under its own node, a modifier wraps
/// each.
///
/// Invariants:
/// - `depth` is greater than the parent's, usually by one: the update pass uses it to run parents
///   before children.
/// - After `unmount` nothing of the element is reachable from the graph, the environment or the
///   render tree.
@MainActor
package class Element {
  /// Unsafe for speed: elements are reached through their runtime, so none is used after it is
  /// gone.
  package unowned(unsafe) let runtime: ViewRuntime
  /// Parents own their children, so this never dangles while the element is mounted.
  @exclusivity(unchecked) package private(set) unowned(unsafe) var parent: Element?
  /// The environment in which the view was mounted; its values change, the scope does not.
  package let scope: EnvironmentScope
  private final nonisolated(unsafe) var depth32: Int32
  @exclusivity(unchecked) package private(set) var isMounted = true
  /// Whether a `ForEach` here mounts its elements only on request (see `LazyItems`).
  package let isLazy: Bool
  /// Whether a container takes the views here apart.
  let reparenting: ReparentingMode
  /// Whether a single view is expected here.
  let isSingle: Bool
  /// Whether this place is shown: false in a covered page and in an unselected tab. Views mounted
  /// there are not visible and have not appeared.
  @exclusivity(unchecked) package final var isAround: Bool
  /// Whether this subtree has ever contained an element for one datum; searches for those skip all
  /// other subtrees.
  @exclusivity(unchecked) private(set) var hasHadItems = false
  /// Whether this subtree has ever contained a `ForEach` whose elements a lazy container requests
  /// one by one.
  @exclusivity(unchecked) private(set) var hasHadLazyItems = false
  /// Whether preferences set in this subtree are hidden from readers outside.
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

  /// Places the element, which has no children yet, below another one that is not its ancestor but
  /// can remove it: that one is updated first.
  final func sink(below depth: Int) { depth32 = max(depth32, Int32(depth) + 1) }

  /// For children in the same container as this element.
  package var childInputs: ViewInputs { childInputs(in: scope) }

  /// Returns the same inputs for a child in its own environment.
  func childInputs(in scope: EnvironmentScope) -> ViewInputs {
    ViewInputs(
      runtime: runtime, parent: self, scope: scope, isLazy: isLazy, reparenting: reparenting,
      isSingle: isSingle)
  }

  /// The inputs for one of several children, each of which a container may lay out separately.
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

  /// Records in all ancestors that there is an element for one datum here.
  final func noteItem() {
    var place = parent
    while let element = place, !element.hasHadItems {
      element.hasHadItems = true
      place = element.parent
    }
  }

  /// Records, in all elements up to the lazy container, that it requests elements here one by one.
  func noteLazyItems() {
    guard isLazy, !hasHadLazyItems else { return }
    hasHadLazyItems = true
    parent?.noteLazyItems()
  }

  /// Unmounts the view: children first, then what this element holds.
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

  /// Called when a dependency of the app's closure that this element evaluates in a
  /// ``TrackingScope`` has changed.
  package func rerunContent() {}

  /// Overridden to release observers, subscriptions and render nodes.
  package func willUnmount() {}

  /// Visits the element's own children in tree order.
  package func forEachChild(_ visit: (Element) -> Void) {}

  /// Appends the nodes that this view contributes to the surrounding container, in order.
  package func appendRenderNodes(to nodes: inout [RenderNode]) {}

  /// Appends what this view contributes to a lazy container, without mounting elements that have
  /// not been requested.
  package func appendLazySegments(to segments: inout [LazySegment]) {
    guard isLazy, let child = onlyTransparentChild else {
      return segments.append(contentsOf: renderNodes.map { .node($0) })
    }
    child.appendLazySegments(to: &segments)
  }

  /// For a `ForEach` that is not lazy: the nodes of each of its elements.
  package var itemNodes: [[RenderNode]]? { nil }

  /// The element itself, if it represents one datum. Read for every element below a control, where
  /// a cast would be too slow.
  package var identified: (any IdentifiedElement)? { nil }

  /// The element itself, if its view has a body to evaluate.
  package var bodyEvaluation: (any BodyEvaluating)? { nil }

  /// The element's place in a preference key's tree, if it has one. Read for every element above
  /// one that joins a tree; a cast would require a conformance lookup for each of their types.
  package var preferenceNode: PreferenceNode? { nil }

  /// Whether preferences set below are hidden from readers above, as by a sheet.
  package var keepsPreferencesBack: Bool { false }

  /// The child whose nodes this element passes through unchanged, if it has exactly one.
  package var onlyTransparentChild: Element? { nil }

  /// Called when a child's list of render nodes has changed. Transparent elements pass the call on;
  /// a container gathers its children again before the next layout.
  package func renderNodesChanged() { parent?.renderNodesChanged() }

  /// Called when the layout direction has changed, here or in a part of the subtree. Overridden by
  /// elements whose nodes place others and that do not read the direction from the environment.
  package func layoutDirectionChanged() { forEachChild { $0.layoutDirectionChanged() } }

  /// What determines here whether the views below are still the same ones; used by recordings.
  package var identitySource: IdentitySource? { nil }

  /// Updates whether the views in this subtree are shown; false in a covered navigation page or
  /// another tab. Overridden by elements that show a part of their subtree.
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

  /// The view's nodes in the tree, for callers that only inspect them: in a lazy container,
  /// elements that are not visible are left out rather than mounted.
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
///
/// Its parameter is not bound to `View`: the runtime would check that for each type whose element's
/// class is made, by a search of all conformances (see `Conformers`).
package class ViewElement<Content>: Element {
  /// Updates the element with a new value of the same view.
  package func update(_ view: Content) { preconditionFailure("overridden") }

  /// Updates the element from memory, so that a value that is only read need not be copied.
  package func update(at view: UnsafePointer<Content>) { update(view.pointee) }

  /// Updates the element by consuming a value in memory, so that what is kept need not be copied.
  /// Some value is left in its place for the caller to release.
  package func update(taking view: UnsafeMutablePointer<Content>) { update(at: view) }
}

/// Creates the element for `view`: its own kind for a primitive view, a body element for all
/// others.
///
/// A free function: in a generic class it would receive the class's metadata, which has to be
/// looked up for each call.
@MainActor @inline(__always)
package func mountElement<Content: View>(
  _ view: @autoclosure @MainActor () -> Content, _ inputs: ViewInputs
) -> ViewElement<Content> {
  var element: ViewElement<Content>?
  withTemporaryValue(of: Content.self) { place in
    place.initialize(to: view())
    element = mountElement(taking: place, inputs)
  }
  return element.unsafelyUnwrapped
}

/// Creates the element for the view in memory, which is left uninitialised: a view contains
/// everything inside it, and each copy would retain every reference there.
@MainActor
package func mountElement<Content: View>(
  taking view: UnsafeMutablePointer<Content>, _ inputs: ViewInputs
) -> ViewElement<Content> {
  let type = ViewType.of(view: Content.self)
  guard let maker = type.maker(of: Content.self) else {
    return type.elementClass(BodyElement<Content>.self).init(taking: view, type, inputs)
  }
  if inputs.reparenting == .root, !(Content.self is any ListingView.Type) {
    return ReparentedElement(view.move(), inputs)
  }
  return maker.make(view, inputs)
}
