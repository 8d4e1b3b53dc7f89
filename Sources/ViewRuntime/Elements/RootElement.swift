import Foundation
import HostInterface
import LayoutCore

/// The root of a window: gathers the nodes of the app's view under the host's root.
package final class RootElement<Content: View>: Element, GatheringElement, PresentationHost {
  private var child: ViewElement<Content>!
  private(set) lazy var layers = PresentationLayers { [unowned self] in renderNodesChanged() }
  let presentations = PresentationQueue()

  init(_ view: Content, _ inputs: ViewInputs) {
    super.init(inputs)
    child = mountElement(view, singleChildInputs)
    gatherRenderNodes()
  }

  /// Updates the window's view with a new value of the same view.
  package func update(_ view: Content) { child.update(view) }

  package func gatherRenderNodes() {
    var nodes: [RenderNode] = []
    child.appendRenderNodes(to: &nodes)
    nodes += layers.nodes
    runtime.rootNode.setChildren(nodes)
  }

  override package func renderNodesChanged() { runtime.containersToGather.append(self) }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}

/// The window's layout: proposes its whole size and centres the content; several views form a
/// column. Layers above the content each get the whole window.
struct RootLayout: ContainerSizeLayout {
  private let watchers = SizeWatchers()

  func containerSize(_ node: RenderNode) -> CGSize { node.size }
  func watchSize(_ node: RenderNode) { watchers.add(node) }

  func sizeThatFits(_ proposal: ProposedViewSize, _ node: RenderNode) -> CGSize {
    proposal.replacingUnspecifiedDimensions(by: .zero)
  }

  func placeChildren(_ node: RenderNode, in size: CGSize, proposal: ProposedViewSize) {
    watchers.take(size)
    let contents = node.children.filter { $0.traits[LayerTrait.key] == nil }
    let metrics = node.runtime.host.metrics
    let arrangement = StackLayout.column().arrange(contents, in: proposal).snapped(to: metrics)
    let start = metrics.snap(
      origin: CGPoint(
        x: (size.width - arrangement.size.width) / 2,
        y: (size.height - arrangement.size.height) / 2))
    for (child, placement) in zip(contents, arrangement.placements) {
      let origin = placement.origin
      node.place(
        child, at: CGPoint(x: origin.x + start.x, y: origin.y + start.y),
        proposal: placement.proposal)
    }
    // After the content, because some are positioned next to a part of it.
    for layer in node.children where layer.traits[LayerTrait.key] != nil {
      node.place(layer, at: .zero, proposal: ProposedViewSize(size))
    }
  }
}
