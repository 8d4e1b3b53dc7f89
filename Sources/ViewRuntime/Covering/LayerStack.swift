import HostInterface

/// A view with others stacked on top of it, only the topmost of which is visible: the screens of a
/// navigation stack.
@MainActor
package protocol LayerStackView: PrimitiveView {
  associatedtype Base: View

  /// The view at the bottom, always mounted.
  var base: Base { get }

  /// Called once for a new identity, when the base is mounted.
  func attached(to layerStack: LayerStack)

  /// Called after each update.
  func updated(_ layerStack: LayerStack)

  /// Called when the identity is gone.
  func detached(from layerStack: LayerStack)
}

extension LayerStackView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    LayerStackElement(view, inputs)
  }
}

/// Pushes views onto a ``LayerStackView`` and removes them.
///
/// ```text
///   base            base  A            base  A  B         base
///    seen    push    ·   seen   push    ·    ·  seen  remove(from: 0)  seen
/// ```
///
/// A covered layer keeps its state and counts as disappeared; one that was never on top is not
/// mounted unless requested. A removed one is destroyed.
///
/// Use it in the update pass or while views are mounted; elsewhere go through the update queue.
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
    fileprivate var element: LayerElement?
    /// The layer below, if it is not the base.
    fileprivate weak var below: Layer?
    /// The depth of the deepest element that pushed a layer below: it may lie deeper than those, and
    /// removes this layer together with that one.
    fileprivate var floor = 0
    fileprivate weak var pusher: Element?
    fileprivate var goesWithPusher = false
    /// The node that had keyboard focus when the layer was covered.
    fileprivate var formerFocus: NodeID?

    fileprivate init(_ make: @escaping () -> AnyView) { self.make = make }

    /// Records the element in the layers below that pushed this one: it may lie deeper, and removes
    /// this layer before any view in it is updated.
    ///
    /// - Parameter goesWithPusher: whether the layer is removed when that element is.
    package func wasPushed(by pusher: Element?, goesWithPusher: Bool) {
      self.pusher = pusher
      self.goesWithPusher = goesWithPusher
    }

    fileprivate var depthOfPushers: Int { max(floor, pusher?.depth ?? 0) }

    /// The removal of a view together with which the layer is removed.
    fileprivate var exitTransition: ExitTransition? {
      (goesWithPusher ? pusher?.exitTransition : nil) ?? below?.exitTransition
    }

    /// Whether its view has been created.
    package var isMounted: Bool { element != nil }

    /// Rebuilds the view; a covered layer that was never visible stays unmounted.
    package func update() { element?.child.update(DeferredView(make)) }
  }

  package var isMounted: Bool { element?.isMounted ?? false }

  package var runtime: ViewRuntime? { element?.runtime }

  /// The environment around the view.
  package var environment: EnvironmentValues { element?.scope.values ?? EnvironmentValues() }

  /// Adds a view, which becomes visible with ``settle()``.
  package func append(_ make: @escaping () -> AnyView) -> Layer {
    let layer = Layer(make)
    if let below = layers.last { (layer.below, layer.floor) = (below, below.depthOfPushers) }
    layers.append(layer)
    return layer
  }

  /// Removes all layers from an index on.
  package func remove(from index: Int) {
    let removed = layers[index...]
    layers.removeLast(layers.count - index)
    // Topmost first, the order in which they would be left one by one.
    for layer in removed.reversed() {
      layer.element?.unmount()
      layer.element = nil
    }
    element?.layersWereRemoved()
  }

  /// Mounts a layer's view even though it is covered.
  package func mount(_ layer: Layer) { element?.mount(layer, isSeen: false) }

  /// Shows the topmost layer and covers those below.
  package func settle() { element?.showTop() }
}

@MainActor
private protocol LayerStackHolder: Element {
  func mount(_ layer: LayerStack.Layer, isSeen: Bool)
  func layersWereRemoved()
  func showTop()
}

extension Element {
  /// The removal of a view elsewhere together with which this element is removed, if it is a layer
  /// that the view has pushed, or one above that.
  var exitOfPusher: ExitTransition? { (self as? LayerElement)?.layer?.exitTransition }
}

/// The view of one layer.
private final class LayerElement: Element {
  private(set) var child: ViewElement<DeferredView<AnyView>>!
  private(set) weak var layer: LayerStack.Layer?

  init(_ layer: LayerStack.Layer, _ inputs: ViewInputs) {
    super.init(inputs)
    self.layer = layer
    sink(below: layer.depthOfPushers)
    child = mountElement(DeferredView(layer.make), childInputs)
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    child.appendRenderNodes(to: &nodes)
  }
  override var onlyTransparentChild: Element? { child }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

private final class LayerStackElement<Layered: LayerStackView>: ViewElement<Layered>,
  LayerStackHolder
{
  private var view: Layered
  private let layerStack = LayerStack()
  private var base: ViewElement<Layered.Base>!
  /// The visible layer; nil for the base.
  private var top: LayerStack.Layer?
  private var isReady = false
  /// The node that had keyboard focus when the base was covered.
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
    guard layer.element == nil, isMounted else { return }
    let element = LayerElement(layer, childInputs)
    layer.element = element
    if !isSeen { element.setAppeared(false) }
  }

  func showTop() {
    guard isMounted, layerStack.layers.last !== top else { return }
    let former: Element? = top == nil ? base : top?.element
    if isReady, former?.isMounted == true { keepFocus() }
    top = layerStack.layers.last
    if isReady { runtime.focus.comeBack(to: top == nil ? formerFocus : top?.formerFocus) }
    if let top, top.element == nil {
      mount(top, isSeen: isAround)
    } else {
      seen?.setAppeared(isAround)
    }
    // It is unmounted if it was removed.
    if let former, former.isMounted { former.setAppeared(false) }
    if isReady { renderNodesChanged() }
  }

  /// Records the focus of the view about to be covered.
  private func keepFocus() {
    let focused = runtime.focus.focused
    if let top { top.formerFocus = focused } else { formerFocus = focused }
  }

  /// The view below removed layers is in the tree before it is settled that it is visible.
  private var seen: Element? {
    guard let top else { return base }
    if let element = top.element { return element }
    guard let last = layerStack.layers.last else { return base }
    return last.element
  }

  func layersWereRemoved() {
    if isReady, isMounted, top?.isMounted == false { renderNodesChanged() }
  }

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
      if let element = layer.element { visit(element) }
    }
  }
  override func willUnmount() { view.detached(from: layerStack) }
}
