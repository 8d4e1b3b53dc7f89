/// The nodes that a modifier puts round the nodes of its content, one each (S1.10).
@MainActor
package struct Wrappers {
  package private(set) var nodes: [RenderNode] = []

  package init() {}

  /// Wraps each of `contents`, keeping the wrapper of a node that was there before.
  ///
  /// - Returns: the wrappers in order. Those no longer needed are passed to `discard`.
  package mutating func wrap(
    _ contents: [RenderNode], discard: (RenderNode) -> Void = { _ in },
    _ make: (RenderNode) -> RenderNode
  ) -> [RenderNode] {
    if nodes.count == contents.count,
      zip(nodes, contents).allSatisfy({ $0.children.first === $1 })
    {
      return nodes
    }
    if nodes.count == 1, contents.count == 1 {
      // The usual case of one view in place of another: the wrapper stays.
      nodes[0].setChildren(contents + nodes[0].children.dropFirst())
      return nodes
    }
    var former: [ObjectIdentifier: RenderNode] = [:]
    for node in nodes {
      if let child = node.children.first { former[ObjectIdentifier(child)] = node }
    }
    nodes = contents.map { content in
      if let kept = former.removeValue(forKey: ObjectIdentifier(content)) { return kept }
      let made = make(content)
      made.setChildren([content] + made.children)
      return made
    }
    for node in former.values {
      node.setChildren([])
      discard(node)
    }
    return nodes
  }
}
