import Foundation
import HostInterface
import LayoutCore

/// The layers above the content of one window, from bottom to top.
@MainActor
package final class PresentationLayers {
  private(set) var nodes: [RenderNode] = []
  /// Called when the list of layers has changed.
  private let changed: () -> Void

  init(changed: @escaping () -> Void) { self.changed = changed }

  func add(_ node: RenderNode) {
    node.traits[LayerTrait.key] = true
    nodes.append(node)
    changed()
  }

  func remove(_ node: RenderNode) {
    nodes.removeAll { $0 === node }
    changed()
  }
}

/// Marks the nodes that lie above a window's content.
enum LayerTrait {
  static var key: ObjectIdentifier { ObjectIdentifier(Self.self) }
}

/// An element that shows layers above its content: the root of a window.
@MainActor
protocol PresentationHost: PresentationContext {
  var layers: PresentationLayers { get }
}

/// The root of a window's content if several windows share one runtime: presentations inside are
/// shown above this content, and hidden with it.
///
/// If the host opens windows (`RenderHost.opensWindows`), its node is one of them: it has the role
/// `window` and its own size, and the ``Portal`` handles the window's events.
package struct PresentationRoot<Content> {
  let content: Content

  package nonisolated init(_ content: Content) { self.content = content }
}

extension PresentationRoot: View where Content: View {
  package typealias Body = Never
}

extension PresentationRoot: PrimitiveView where Content: View {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    PresentationRootElement(view, inputs)
  }
}

private final class PresentationRootElement<Content: View>: ViewElement<PresentationRoot<Content>>,
  GatheringElement, PresentationHost, LayoutObserver
{
  private var child: ViewElement<Content>!
  private var node: RenderNode!
  private(set) lazy var layers = PresentationLayers { [unowned self] in renderNodesChanged() }
  let presentations = PresentationQueue()
  private var isWaitingToGather = false

  init(_ view: PresentationRoot<Content>, _ inputs: ViewInputs) {
    super.init(inputs)
    if let portal = nearestPortal, runtime.host.opensWindows {
      node = RenderNode(
        self, content: portal.windowContent,
        layout: WindowLayout(portal.defaultSize, portal.sizing))
      node.traits[LayerTrait.key] = true
      node.onEvent = { [unowned self] event in handle(event, portal) }
      portal.window = node
      if portal.sizing.bounds != .none { runtime.layoutObservers[self] = self }
    } else {
      node = RenderNode(self, layout: RootLayout())
    }
    child = mountElement(view.content, eagerChildInputs)
    gatherRenderNodes()
  }

  private var nearestPortal: Portal? {
    var ancestor = parent
    while let element = ancestor {
      if let ported = element as? any PortalHolder { return ported.portal }
      ancestor = element.parent
    }
    return nil
  }

  private func handle(_ event: HostEvent, _ portal: Portal) {
    switch event {
    case .windowResized(_, let size):
      (node.layout as? WindowLayout)?.size = size
      node.setNeedsLayout()
      runtime.requestFrame()
      portal.onResize?(size)
    case .dismiss: portal.onClose?()
    case .perform(_, .front): portal.onFront?()
    default: runtime.rootNode.handle(event)
    }
  }

  override func update(_ view: PresentationRoot<Content>) { child.update(view.content) }

  /// The content may allow other sizes than before.
  func layoutDidFinish() {
    guard let layout = node.layout as? WindowLayout else { return }
    nearestPortal?.limits = layout.limits(node)
  }

  override func willUnmount() { runtime.layoutObservers[self] = nil }

  func gatherRenderNodes() {
    isWaitingToGather = false
    node.setChildren(child.renderNodes + layers.nodes)
  }

  override func renderNodesChanged() {
    guard !isWaitingToGather, node != nil else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
    runtime.requestFrame()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
