/// The nodes that a modifier puts around the nodes of its content, one each (S1.10).
@MainActor
package struct Wrappers {
  package private(set) var nodes = Nodes()
  /// Wrappers of nodes that are still shown while they leave.
  private var exiting: [Exiting] = []

  /// The wrappers, in order.
  ///
  /// A modifier nearly always has exactly one, so the first is stored inline, which saves an array
  /// on the heap.
  package struct Nodes: RandomAccessCollection {
    private var first: RenderNode?
    private var others: [RenderNode] = []

    fileprivate mutating func append(_ node: RenderNode) {
      if first == nil { first = node } else { others.append(node) }
    }

    package var startIndex: Int { 0 }
    package var endIndex: Int { first == nil ? 0 : others.count + 1 }
    package subscript(index: Int) -> RenderNode { index == 0 ? first! : others[index - 1] }
  }

  /// The tree owns the wrapper until its content is gone.
  private struct Exiting {
    weak var node: RenderNode?
  }

  package init() {}

  /// Visits all wrappers, including those of exiting nodes.
  package func forEachNode(_ visit: (RenderNode) -> Void) {
    for node in nodes { visit(node) }
    for wrapper in exiting {
      if let node = wrapper.node { visit(node) }
    }
  }

  /// Wraps the nodes from index `first` on, keeping the wrapper of a node that was there before.
  ///
  /// - Parameters:
  ///   - make: creates a wrapper; it may already have children, which come after the content.
  ///   - owner: receives the wrappers that are no longer needed.
  package mutating func wrap(
    _ list: inout [RenderNode], from first: Int, make: () -> RenderNode,
    owner: (any WrapperOwner)? = nil
  ) {
    let count = list.count - first
    if nodes.isEmpty, exiting.isEmpty {
      if count == 0 { return }
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
        rewrap(list[first...], make, owner)
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
    _ owner: (any WrapperOwner)?
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
    nodes = Nodes()
    for content in contents {
      guard let kept = former.removeValue(forKey: ObjectIdentifier(content)) else {
        let made = make()
        made.setChildren([content] + made.children)
        nodes.append(made)
        continue
      }
      if kept.isExiting {
        kept.isExiting = false
        kept.onExited = nil
        kept.setChildren([content] + kept.children)
      }
      nodes.append(kept)
    }
    for node in former.values.sorted(by: { $0.id.rawValue < $1.id.rawValue }) {
      take(away: node, owner)
    }
  }

  /// A wrapper whose content is leaving stays around it until the content is gone.
  private mutating func take(away node: RenderNode, _ owner: (any WrapperOwner)?) {
    guard node.isExiting || node.children.first?.isExiting == true else {
      node.setChildren([])
      owner?.discard(node)
      return
    }
    if !node.isExiting {
      node.isExiting = true
      node.setChildren(Array(node.children.dropFirst()), relayout: false)
      // Weak only here, where it is unavoidable: an object that has ever been referenced weakly is
      // larger and slower to retain.
      node.onExited = { [unowned node, weak owner] in owner?.discard(node) }
    }
    exiting.append(Exiting(node: node))
  }
}

/// An element that stores something for each of its wrappers.
@MainActor
package protocol WrapperOwner: AnyObject {
  /// Called when a wrapper is no longer needed.
  func discard(_ wrapper: RenderNode)
}
