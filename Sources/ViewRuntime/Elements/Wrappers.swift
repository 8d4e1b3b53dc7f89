/// The nodes that a modifier puts round the nodes of its content, one each (S1.10).
@MainActor
package struct Wrappers {
  package private(set) var nodes: [RenderNode] = []
  /// Wrappers of nodes that are still shown while they leave.
  private var exiting: [Exiting] = []

  /// The tree keeps the wrapper until its content is gone.
  private struct Exiting {
    weak var node: RenderNode?
  }

  package init() {}

  /// All of them, those of exiting nodes too.
  package var all: [RenderNode] { nodes + exiting.compactMap(\.node) }

  /// Wraps each of `contents`, keeping the wrapper of a node that was there before.
  ///
  /// - Returns: the wrappers in order. Those no longer needed are passed to `discard`.
  package mutating func wrap(
    _ contents: [RenderNode], discard: @escaping (RenderNode) -> Void = { _ in },
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
    let returning = exiting.compactMap(\.node).filter(\.isExiting)
    exiting = []
    for node in returning {
      guard let child = node.exiting.first else { continue }
      if child.isExiting || contents.contains(where: { $0 === child }) {
        former[ObjectIdentifier(child)] = node
      } else {
        // It was to stay after all, and then went at once.
        node.endExit()
      }
    }
    nodes = contents.map { content in
      if let kept = former.removeValue(forKey: ObjectIdentifier(content)) {
        if kept.isExiting {
          kept.isExiting = false
          kept.onExited = nil
          kept.setChildren([content] + kept.children)
        }
        return kept
      }
      let made = make(content)
      made.setChildren([content] + made.children)
      return made
    }
    for node in former.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      take(away: node, discard)
    }
    return nodes
  }
  /// A wrapper whose content leaves stays round it until the content is gone.
  private mutating func take(away node: RenderNode, _ discard: @escaping (RenderNode) -> Void) {
    guard node.isExiting || node.children.first?.isExiting == true else {
      node.setChildren([])
      discard(node)
      return
    }
    if !node.isExiting {
      node.isExiting = true
      node.setChildren(Array(node.children.dropFirst()), relayout: false)
      node.onExited = { [unowned node] in discard(node) }
    }
    exiting.append(Exiting(node: node))
  }
}
