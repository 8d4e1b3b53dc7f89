import HostInterface

/// A view with others on top of it, of which the uppermost is seen: the screens of a navigation
/// stack.
@MainActor
package protocol LayerStackView: PrimitiveView {
  associatedtype Base: View

  /// What lies at the bottom, always mounted.
  var base: Base { get }

  /// Called once for a new identity, when the base is mounted.
  func attached(to layerStack: LayerStack)

  /// Called after each update.
  func updated(_ layerStack: LayerStack)

  /// The identity is gone.
  func detached(from layerStack: LayerStack)
}

extension LayerStackView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    LayerStackElement(view, inputs)
  }
}

/// Puts views on top of a ``LayerStackView`` and takes them away.
///
/// ```text
///   base            base  A            base  A  B         base
///    seen    push    ·   seen   push    ·    ·  seen  remove(from: 0)  seen
/// ```
///
/// A covered layer keeps its state and counts as disappeared; one that was never on top is not
/// mounted, unless somebody asks for that. A removed one is destroyed.
///
/// To be used in the update pass or while views are mounted; elsewhere through the update queue.
///
/// - Complexity: pushing and removing do not depend on the number of layers below.
@MainActor
package final class LayerStack {
  fileprivate weak var element: (any LayerStackHolder)?
  package fileprivate(set) var layers: [Layer] = []

  /// One view on the layer stack.
  @MainActor
  package final class Layer {
    fileprivate let make: () -> AnyView
    fileprivate var child: ViewElement<DeferredView<AnyView>>?
    /// What had the keyboard focus when the layer was covered.
    fileprivate var formerFocus: NodeID?

    fileprivate init(_ make: @escaping () -> AnyView) { self.make = make }

    /// Whether it has been made.
    package var isMounted: Bool { child != nil }

    /// Makes the view again; a covered layer that was never seen stays unmade.
    package func update() { child?.update(DeferredView(make)) }
  }

  package var isMounted: Bool { element?.isMounted ?? false }

  package var runtime: ViewRuntime? { element?.runtime }

  /// The environment around the view.
  package var environment: EnvironmentValues { element?.scope.values ?? EnvironmentValues() }

  /// Adds a view, not seen before ``settle()``.
  package func append(_ make: @escaping () -> AnyView) -> Layer {
    let layer = Layer(make)
    layers.append(layer)
    return layer
  }

  /// Takes away all layers from an index on.
  package func remove(from index: Int) {
    let removed = layers[index...]
    layers.removeLast(layers.count - index)
    // The uppermost first, as they would be left one by one.
    for layer in removed.reversed() {
      layer.child?.unmount()
      layer.child = nil
    }
  }

  /// Makes a layer's view though it is covered.
  package func mount(_ layer: Layer) { element?.mount(layer, isSeen: false) }

  /// Shows the uppermost layer and covers what lies below.
  package func settle() { element?.showTop() }
}

@MainActor
private protocol LayerStackHolder: Element {
  func mount(_ layer: LayerStack.Layer, isSeen: Bool)
  func showTop()
}

private final class LayerStackElement<Layered: LayerStackView>: ViewElement<Layered>,
  LayerStackHolder
{
  private var view: Layered
  private let layerStack = LayerStack()
  private var base: ViewElement<Layered.Base>!
  /// What is seen now; nil: the base.
  private var top: LayerStack.Layer?
  private var isReady = false
  /// What had the keyboard focus when the base was covered.
  private var formerFocus: NodeID?

  init(_ view: Layered, _ inputs: ViewInputs) {
    self.view = view
    super.init(inputs)
    layerStack.element = self
    base = mountElement(view.base, childInputs)
    view.attached(to: layerStack)
    isReady = true
  }

  override func update(_ view: Layered) {
    self.view = view
    base.update(view.base)
    view.updated(layerStack)
  }

  func mount(_ layer: LayerStack.Layer, isSeen: Bool) {
    guard layer.child == nil, isMounted else { return }
    layer.child = mountElement(DeferredView(layer.make), childInputs)
    if !isSeen { layer.child?.setAppeared(false) }
  }

  func showTop() {
    guard isMounted, layerStack.layers.last !== top else { return }
    let former: Element? = top == nil ? base : top?.child
    if isReady, former?.isMounted == true { keepFocus() }
    top = layerStack.layers.last
    if isReady { runtime.focus.comeBack(to: top == nil ? formerFocus : top?.formerFocus) }
    if let top, top.child == nil {
      mount(top, isSeen: isAround)
    } else {
      seen?.setAppeared(isAround)
    }
    // Gone if it was removed.
    if let former, former.isMounted { former.setAppeared(false) }
    if isReady { renderNodesChanged() }
  }

  /// Notes where the focus is on what will be covered.
  private func keepFocus() {
    let focused = runtime.focus.focused
    if let top { top.formerFocus = focused } else { formerFocus = focused }
  }

  private var seen: Element? { top == nil ? base : top?.child }

  override func setAppeared(_ appeared: Bool) {
    isAround = appeared
    seen?.setAppeared(appeared)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    seen?.appendRenderNodes(to: &nodes)
  }
  override var hasRenderNodes: Bool { seen?.hasRenderNodes ?? false }
  override func forEachChild(_ visit: (Element) -> Void) {
    visit(base)
    for layer in layerStack.layers {
      if let child = layer.child { visit(child) }
    }
  }
  override func willUnmount() { view.detached(from: layerStack) }
}
