/// The nodes that a modifier puts around the nodes of its content, one each (S1.10).
@MainActor
package struct Wrappers {
  package private(set) var nodes: [RenderNode] = []
  /// Wrappers of nodes that are still shown while they leave.
  private var exiting: [Exiting] = []

  /// The tree owns the wrapper until its content is gone.
  private struct Exiting {
    weak var node: RenderNode?
  }

  package init() {}

  /// All wrappers, including those of exiting nodes.
  package var all: [RenderNode] {
    exiting.isEmpty ? nodes : nodes + exiting.compactMap(\.node)
  }

  /// Wraps the nodes from index `first` on, keeping the wrapper of a node that was there before.
  ///
  /// - Parameters:
  ///   - make: creates a wrapper; it may already have children, which come after the content.
  ///   - discard: called for wrappers that are no longer needed.
  package mutating func wrap(
    _ list: inout [RenderNode], from first: Int, make: () -> RenderNode,
    discard: @escaping (RenderNode) -> Void = { _ in }
  ) {
    let count = list.count - first
    if nodes.isEmpty, exiting.isEmpty {
      if count == 0 { return }
      nodes.reserveCapacity(count)
      for index in first..<list.count {
        let made = make()
        made.setChildren(made.children.isEmpty ? [list[index]] : [list[index]] + made.children)
        nodes.append(made)
        list[index] = made
      }
      return
    }
    if !encloses(list, from: first, count) {
      if nodes.count == 1, count == 1 {
        // The usual case, one view replacing another: the wrapper stays.
        nodes[0].setChildren([list[first]] + nodes[0].children.dropFirst())
      } else {
        rewrap(list[first...], make, discard)
      }
    }
    for index in nodes.indices { list[first + index] = nodes[index] }
  }

  /// Returns whether the wrappers already enclose these nodes.
  private func encloses(_ list: [RenderNode], from first: Int, _ count: Int) -> Bool {
    guard nodes.count == count else { return false }
    for index in nodes.indices where nodes[index].children.first !== list[first + index] {
      return false
    }
    return true
  }

  private mutating func rewrap(
    _ contents: ArraySlice<RenderNode>, _ make: () -> RenderNode,
    _ discard: @escaping (RenderNode) -> Void
  ) {
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
        // It was kept after all, and then removed at once.
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
      let made = make()
      made.setChildren([content] + made.children)
      return made
    }
    for node in former.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      take(away: node, discard)
    }
  }

  /// A wrapper whose content is leaving stays around it until the content is gone.
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
