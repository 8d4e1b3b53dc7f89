/// Shows the nodes of views mounted elsewhere: what a ``ChildRegistration`` brought along.
package struct ShownNodes {
  let nodes: [RenderNode]

  package init(_ nodes: [RenderNode]) { self.nodes = nodes }
}

extension ShownNodes: View {
  package typealias Body = Never
}

extension ShownNodes: PrimitiveView {
  package static func makeElement(_ view: Self, _ inputs: ViewInputs) -> ViewElement<Self> {
    ShownNodesElement(view, inputs)
  }
}

private final class ShownNodesElement: ViewElement<ShownNodes> {
  private var nodes: [RenderNode]

  init(_ view: ShownNodes, _ inputs: ViewInputs) {
    nodes = view.nodes
    super.init(inputs)
  }

  override func update(_ view: ShownNodes) {
    guard nodes.count != view.nodes.count || !zip(nodes, view.nodes).allSatisfy({ $0 === $1 })
    else { return }
    nodes = view.nodes
    renderNodesChanged()
  }

  override func appendRenderNodes(to nodes: inout [RenderNode]) { nodes += self.nodes }
}
