import Foundation
import HostInterface
import LayoutCore

/// A modifier that lays a second view over or under each node of its content: `overlay`,
/// `background`.
///
/// The second view is proposed the first one's size and does not affect it (S11.11).
@MainActor
package protocol SecondaryModifier: PrimitiveModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  /// Whether the second view lies behind.
  static var isBehind: Bool { get }
  /// The edges at which the second view goes on below what keeps a safe area free.
  var safeAreaEdges: Edge.Set { get }
}

extension SecondaryModifier {
  package var safeAreaEdges: Edge.Set { [] }

  fileprivate var layout: SecondaryLayout {
    SecondaryLayout(alignment: alignment, safeAreaEdges: safeAreaEdges)
  }

  package static func makeElement<Content: View>(
    _ view: ModifiedContent<Content, Self>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    SecondaryElement(view, inputs)
  }
}

private final class SecondaryElement<Content: View, Modifier: SecondaryModifier>:
  ViewElement<ModifiedContent<Content, Modifier>>
{
  private var modifier: Modifier
  private var child: ViewElement<Content>!
  private var wrappers = Wrappers()
  private var layers: [NodeID: SecondaryLayer<Modifier.Secondary>] = [:]

  init(_ view: ModifiedContent<Content, Modifier>, _ inputs: ViewInputs) {
    modifier = view.modifier
    super.init(inputs)
    child = mountElement(view.content, eagerContentInputs)
  }

  override func update(_ view: ModifiedContent<Content, Modifier>) {
    let realigned =
      view.modifier.alignment != modifier.alignment
      || view.modifier.safeAreaEdges != modifier.safeAreaEdges
    modifier = view.modifier
    child.update(view.content)
    for node in wrappers.nodes {
      layers[node.id]?.update(modifier.secondary)
      guard realigned else { continue }
      node.layout = modifier.layout
      node.setNeedsLayout()
    }
  }

  override func layoutDirectionChanged() {
    for node in wrappers.nodes {
      node.isRightToLeft = scope.values.isRightToLeft
      node.setNeedsLayout()
    }
    super.layoutDirectionChanged()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) {
    let contents = child.renderNodes
    nodes += wrappers.wrap(contents) { [weak self] node in
      self?.layers.removeValue(forKey: node.id)?.unmount()
    } _: { _ in
      let node = RenderNode(self, layout: modifier.layout)
      node.isRightToLeft = scope.values.isRightToLeft
      node.drawsBackward = Modifier.isBehind
      let layer = SecondaryLayer(modifier.secondary, node, eagerChildInputs)
      layers[node.id] = layer
      node.setChildren([layer.node])
      return node
    }
  }

  /// From back to front: what lies behind gives its preferences before what it lies behind.
  override func forEachChild(_ visit: (Element) -> Void) {
    if !Modifier.isBehind { visit(child) }
    for node in wrappers.nodes {
      if let layer = layers[node.id] { visit(layer) }
    }
    if layers.count > wrappers.nodes.count {
      // Those of nodes that leave.
      let present = Set(wrappers.nodes.map(\.id))
      for layer in layers.filter({ !present.contains($0.key) }).inOrder { visit(layer) }
    }
    if Modifier.isBehind { visit(child) }
  }
}

/// The second view at one node, in a box of its own so that it may consist of several views.
package final class SecondaryLayer<Secondary: View>: Element, GatheringElement {
  private var child: ViewElement<Secondary>!
  private(set) var node: RenderNode!

  init(_ view: Secondary, _ wrapper: RenderNode, _ inputs: ViewInputs) {
    super.init(inputs)
    node = RenderNode(self, layout: LayersLayout(alignment: .center))
    node.isRightToLeft = wrapper.isRightToLeft
    child = mountElement(view, singleChildInputs)
    gatherRenderNodes()
  }

  func update(_ view: Secondary) { child.update(view) }

  override package func layoutDirectionChanged() {
    node.isRightToLeft = scope.values.isRightToLeft
    node.setNeedsLayout()
    super.layoutDirectionChanged()
  }

  package func gatherRenderNodes() { node.setChildren(child.renderNodes) }
  override package func renderNodesChanged() { runtime.containersToGather.append(self) }
  override package func forEachChild(_ visit: (Element) -> Void) { visit(child) }
}
