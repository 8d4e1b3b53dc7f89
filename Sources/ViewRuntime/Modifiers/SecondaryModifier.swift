import Foundation
import HostInterface
import LayoutCore

/// A modifier that places a second view over, under or beside each node of its content: `overlay`,
/// `background`, `badge`.
///
/// A view over or under the first one is proposed its size and does not affect it (S11.11).
@MainActor
package protocol SecondaryModifier: PrimitiveModifier where Body == Never {
  associatedtype Secondary: View
  var secondary: Secondary { get }
  var alignment: Alignment { get }
  /// Whether the second view lies behind.
  static var isBehind: Bool { get }
  /// The edges at which the second view extends into the safe area.
  var safeAreaEdges: Edge.Set { get }
  /// The layout of the wrapper, whose children are the content's node and the second view's.
  var layout: any NodeLayout { get }
}

extension SecondaryModifier {
  package var safeAreaEdges: Edge.Set { [] }

  package var layout: any NodeLayout {
    SecondaryLayout(alignment: alignment, safeAreaEdges: safeAreaEdges)
  }

  package static func makeElement<Content: View>(
    taking view: UnsafeMutablePointer<ModifiedContent<Content, Self>>, _ inputs: ViewInputs
  ) -> ViewElement<ModifiedContent<Content, Self>> {
    SecondaryElement(taking: ModifiedParts(view), inputs)
  }
}

private final class SecondaryElement<Content: View, Modifier: SecondaryModifier>:
  WrapperElement<Content, Modifier>
{
  private typealias Layer = SecondaryLayer<Modifier.Secondary>

  /// One for each wrapper, in any order, including those of leaving nodes.
  private var layers: [Layer] = []

  init(taking view: ModifiedParts<Content, Modifier>, _ inputs: ViewInputs) {
    super.init(taking: view.modifier, inputs)
    child = mountElement(taking: view.content, eagerContentInputs)
  }

  override func modifierChanged(from old: Modifier) {
    let realigned =
      old.alignment != modifier.alignment || old.safeAreaEdges != modifier.safeAreaEdges
    guard realigned else { return }
    for node in wrappers.nodes {
      node.layout = modifier.layout
      node.setNeedsLayout()
    }
  }

  /// After the content, whose update may have created nodes that need another layer.
  override func contentUpdated(from old: Modifier) {
    for node in wrappers.nodes { layer(of: node)?.update(modifier.secondary) }
  }

  private func layer(of node: RenderNode) -> Layer? {
    for layer in layers where layer.wrapperID == node.id { return layer }
    return nil
  }

  override func layoutDirectionChanged() {
    for node in wrappers.nodes {
      node.isRightToLeft = scope.values.isRightToLeft
      node.setNeedsLayout()
    }
    super.layoutDirectionChanged()
  }

  override func makeWrapper() -> RenderNode {
    let node = RenderNode(self, layout: modifier.layout)
    node.isRightToLeft = scope.values.isRightToLeft
    node.drawsBackward = Modifier.isBehind
    let layer = Layer(modifier.secondary, node, eagerChildInputs)
    layers.append(layer)
    node.setChildren([layer.node])
    return node
  }

  override func discard(_ wrapper: RenderNode) {
    guard let index = layers.firstIndex(where: { $0.wrapperID == wrapper.id }) else { return }
    layers.remove(at: index).unmount()
  }

  /// From back to front: a view that lies behind contributes its preferences first.
  override func forEachChild(_ visit: (Element) -> Void) {
    if !Modifier.isBehind { visit(child) }
    for node in wrappers.nodes {
      if let layer = layer(of: node) { visit(layer) }
    }
    if layers.count > wrappers.nodes.count {
      // The layers of leaving nodes.
      let present = Set(wrappers.nodes.map(\.id))
      for layer in layers where !present.contains(layer.wrapperID) { visit(layer) }
    }
    if Modifier.isBehind { visit(child) }
  }
}

/// The second view at one node, in its own box so that it may consist of several views.
package final class SecondaryLayer<Secondary: View>: Element, GatheringElement {
  private var child: ViewElement<Secondary>!
  private(set) var node: RenderNode!
  /// The node that contains it, next to the content's node.
  let wrapperID: NodeID

  init(_ view: Secondary, _ wrapper: RenderNode, _ inputs: ViewInputs) {
    wrapperID = wrapper.id
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
