import HostInterface
import ViewRuntime

extension ViewRuntime {
  /// Returns the host nodes of each of the app's views, including those of nested views, by the
  /// views' numbers.
  ///
  /// - Complexity: the number of visible nodes times the nesting depth of the app's views.
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
