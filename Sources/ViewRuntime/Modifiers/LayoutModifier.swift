import HostInterface

/// A modifier that puts a node around each node of its content: padding, frame, offset, effects.
@MainActor
package protocol LayoutModifier: PrimitiveModifier where Body == Never {
  func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout

  /// Returns what a host is told about the wrapper; nil if it sees the child only.
  func nodeContent(in environment: EnvironmentValues) -> NodeContent?

  /// Changes what a host is told about the child.
  func decorate(_ content: inout NodeContent, in environment: EnvironmentValues)

  /// Changes what a host is told about a shape next to something that accessibility clients
  /// announce, such as the background behind a text; like any other child, by default.
  func decorateBackground(_ content: inout NodeContent, in environment: EnvironmentValues)

  /// Whether `decorate` does anything.
  static var isDecoration: Bool { get }

  /// Whether another value affects the surrounding container even if no size changes: how it
  /// divides its space.
  static var concernsContainer: Bool { get }

  /// Sets values for the surrounding container.
  func setTraits(_ traits: inout [ObjectIdentifier: Any])

  static var environmentMask: EnvironmentMask { get }

  /// Whether this value reads the keys of the mask.
  var readsEnvironment: Bool { get }

  /// Creates what lasts as long as the place; called on the first value.
  mutating func prepare()

  /// Takes over the lasting parts from the former value.
  mutating func takeOver(from old: Self)

  /// Returns whether this value lays out differently from another one.
  func laysOutDifferently(from old: Self) -> Bool

  func handle(_ event: HostEvent, _ runtime: ViewRuntime)

  /// Called when the place, and what lasts as long as it, goes away.
  func removed()
}

extension LayoutModifier {
  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    LayoutModifierElement(taking: ModifiedParts(view), inputs)
  }

  package func nodeLayout(in environment: EnvironmentValues) -> any NodeLayout {
    PassthroughLayout()
  }
  package func nodeContent(in environment: EnvironmentValues) -> NodeContent? { nil }
  package func decorate(_ content: inout NodeContent, in environment: EnvironmentValues) {}
  package func decorateBackground(_ content: inout NodeContent, in environment: EnvironmentValues) {
    decorate(&content, in: environment)
  }
  package static var isDecoration: Bool { false }
  package static var concernsContainer: Bool { false }
  package func setTraits(_ traits: inout [ObjectIdentifier: Any]) {}
  package static var environmentMask: EnvironmentMask { [] }
  package var readsEnvironment: Bool { true }
  package func prepare() {}
  package func takeOver(from old: Self) {}
  package func laysOutDifferently(from old: Self) -> Bool { true }
  package func handle(_ event: HostEvent, _ runtime: ViewRuntime) {}
  package func removed() {}
}

class LayoutModifierElement<Content: View, Modifier: LayoutModifier>:
  WrapperElement<Content, Modifier>, EnvironmentReader
{
  @exclusivity(unchecked) private var token: EnvironmentScope.Token?
  @exclusivity(unchecked) private var rows: RowWrappers?

  convenience init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    self.init(taking: view.modifier, inputs)
    modifier.prepare()
    child = mountElement(taking: view.content, childInputs)
    followEnvironment()
  }

  final func followEnvironment() {
    let mask = Modifier.environmentMask
    guard !mask.isEmpty, token == nil, modifier.readsEnvironment else { return }
    token = scope.add(self, mask)
  }

  override func modifierChanged(from old: Modifier) {
    modifier.takeOver(from: old)
    followEnvironment()
    if shows(differentlyFrom: old) { refresh(relayout: modifier.laysOutDifferently(from: old)) }
  }

  /// Returns whether the nodes may have another content, decoration, trait or layout than with
  /// another value.
  func shows(differentlyFrom old: Modifier) -> Bool { true }

  override func handle(_ event: HostEvent) { modifier.handle(event, runtime) }

  final func environmentChanged(_ changed: EnvironmentMask) { refresh(relayout: true) }

  func refresh(relayout: Bool) {
    let values = scope.values
    forEachWrapper { node in
      node.setContent(modifier.nodeContent(in: values), resizes: false)
      modifier.setTraits(&node.traits)
      if Modifier.isDecoration { node.decorationChanged() }
      guard relayout else { return }
      node.layout = modifier.nodeLayout(in: values)
      node.setNeedsLayout()
      if Modifier.concernsContainer { node.forEachHolder { $0.setNeedsLayout() } }
    }
  }

  override func layoutDirectionChanged() {
    forEachWrapper { node in
      node.isRightToLeft = scope.values.isRightToLeft
      node.setNeedsLayout()
    }
    super.layoutDirectionChanged()
  }

  private func forEachWrapper(_ body: (RenderNode) -> Void) {
    wrappers.forEachNode(body)
    rows?.forEach(body)
  }

  override func makeWrapper() -> RenderNode {
    let values = scope.values
    let node = RenderNode(
      self, content: modifier.nodeContent(in: values), layout: modifier.nodeLayout(in: values))
    node.isRightToLeft = values.isRightToLeft
    modifier.setTraits(&node.traits)
    if Modifier.isDecoration {
      // The node may be read once more after its views are gone, and so the closure goes with the
      // element. A weak reference would make each retain of the element slower.
      node.decorate = { [unowned(unsafe) self] content, isBackground in
        if isBackground {
          modifier.decorateBackground(&content, in: scope.values)
        } else {
          modifier.decorate(&content, in: scope.values)
        }
      }
    }
    node.eventTarget = self
    return node
  }

  /// The wrappers of rows, once a lazy container requests some of the content one by one.
  private var lazyRows: RowWrappers? {
    if rows == nil, hasHadLazyItems {
      rows = RowWrappers(taking: &wrappers) { [unowned self] in makeWrapper() }
    }
    return rows
  }

  override func appendLazySegments(to segments: inout [LazySegment]) {
    guard let lazyRows else { return super.appendLazySegments(to: &segments) }
    segments += lazyRows.segments(of: child)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    guard let lazyRows else { return super.appendRenderNodes(to: &nodes) }
    nodes += lazyRows.nodes(of: child)
  }

  override func willUnmount() {
    modifier.removed()
    forEachWrapper { node in
      node.eventTarget = nil
      if Modifier.isDecoration { node.decorate = nil }
    }
    if let token { scope.remove(token) }
  }
}
