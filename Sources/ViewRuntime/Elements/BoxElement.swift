/// The element of a view with a node of its own, under which the nodes of its content are gathered.
class BoxElement<Box: View, Content: View>: ViewElement<Box>, GatheringElement {
  @exclusivity(unchecked) private final var isWaitingToGather = false
  @exclusivity(unchecked) private final var token = EnvironmentScope.Token.none
  @exclusivity(unchecked) final var node: RenderNode!
  @exclusivity(unchecked) final var child: ViewElement<Content>!

  /// Sets the node, which is told of changes of the layout direction and of the keys in `mask`.
  final func setNode(
    _ node: RenderNode, in values: EnvironmentValues, for reader: any EnvironmentReader,
    _ mask: EnvironmentMask
  ) {
    node.isRightToLeft = values.isRightToLeft
    node.eventTarget = self
    self.node = node
    token = scope.add(reader, mask.union(EnvironmentValues.directionMask))
  }

  final func gatherRenderNodes() {
    isWaitingToGather = false
    var nodes: [RenderNode] = []
    nodes.reserveCapacity(max(node.children.count, 2))
    borrowed(at: &child) { $0.appendRenderNodes(to: &nodes) }
    node.setChildren(nodes)
  }

  override final func renderNodesChanged() {
    guard !isWaitingToGather else { return }
    isWaitingToGather = true
    runtime.containersToGather.append(self)
  }

  override final func appendRenderNodes(to nodes: inout [RenderNode]) { nodes.append(node) }
  override final func forEachChild(_ visit: (Element) -> Void) { visit(child) }
  override final func willUnmount() {
    node.eventTarget = nil
    scope.remove(token)
  }
}
