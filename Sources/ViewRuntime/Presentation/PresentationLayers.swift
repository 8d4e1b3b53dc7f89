import Foundation
import LayoutCore

/// What lies above the content of one window, from the lowest to the uppermost.
@MainActor
package final class PresentationLayers {
  private(set) var nodes: [RenderNode] = []
  /// Called when another list is to be shown.
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

/// The root of a window's content where several windows share one runtime: what is presented inside
/// lies above this content, and is hidden with it.
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
  GatheringElement, PresentationHost
{
  private var child: ViewElement<Content>!
  private var node: RenderNode!
  private(set) lazy var layers = PresentationLayers { [unowned self] in renderNodesChanged() }
  let presentations = PresentationQueue()
  private var isWaitingToGather = false

  init(_ view: PresentationRoot<Content>, _ inputs: ViewInputs) {
    super.init(inputs)
    node = RenderNode(self, layout: RootLayout())
    child = .mount(view.content, eagerChildInputs)
    gatherRenderNodes()
  }

  override func update(_ view: PresentationRoot<Content>) { child.update(view.content) }

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
