import HostInterface
import ViewRuntime

extension ViewRuntime {
  /// What the host shows of each of the app's views, those below them included, by the views'
  /// numbers.
  ///
  /// - Complexity: the nodes that are shown, times how deep the app's views stand in one another.
  package func shownNodes() -> [Int: Set<NodeID>] {
    var shown: [Int: Set<NodeID>] = [:]
    func visit(_ element: Element) {
      if let view = element as? any BodyEvaluating, view.viewType.isUserDefined {
        var nodes: Set<NodeID> = []
        for node in element.nodesInTree { node.collectIDs(&nodes) }
        shown[view.bodyObserver.sequence] = nodes
      }
      element.forEachChild(visit)
    }
    if let rootElement { visit(rootElement) }
    return shown
  }
}

extension RenderNode {
  fileprivate func collectIDs(_ ids: inout Set<NodeID>) {
    ids.insert(id)
    for child in children { child.collectIDs(&ids) }
  }
}
