import HostInterface

/// The nodes in the host that receive keys regardless of the focus: modal ones, and those with a
/// shortcut or pressed by Return.
///
/// Updated with each commit, so that a key need not search everything that is shown.
@MainActor
struct KeyTargets {
  private var ids: Set<NodeID> = []

  nonisolated init() {}

  /// Called when the host is sent a content.
  mutating func note(_ content: NodeContent, of id: NodeID) {
    if content.isKeyLandmark {
      ids.insert(id)
    } else if !ids.isEmpty {
      ids.remove(id)
    }
  }

  /// Called when the node leaves the host.
  mutating func forget(_ id: NodeID) {
    if !ids.isEmpty { ids.remove(id) }
  }

  /// Returns the matching nodes, in no order.
  ///
  /// - Complexity: the number of landmarks.
  func nodes(in runtime: ViewRuntime, where isMeant: (NodeContent) -> Bool) -> [RenderNode] {
    ids.compactMap { id in
      guard let node = runtime.nodes[id], let content = node.hostContent, isMeant(content) else {
        return nil
      }
      return node
    }
  }
}

extension NodeContent {
  fileprivate var isKeyLandmark: Bool {
    traits.rawValue & Self.keyTraits != 0 || hasShortcut
  }

  /// Compared as numbers: a set's own functions are calls through the tables of `SetAlgebra`.
  private static let keyTraits = Traits.modal.rawValue | Traits.defaultAction.rawValue
}

extension RenderNode {
  /// Returns whether it precedes another node in the host's tree, parents before their children.
  ///
  /// - Complexity: the number of children on the way to where the paths diverge.
  func precedes(_ other: RenderNode) -> Bool {
    let (mine, others) = (wayFromRoot, other.wayFromRoot)
    guard let fork = zip(mine, others).enumerated().first(where: { $1.0 !== $1.1 })?.offset,
      fork > 0
    else { return mine.count < others.count }
    let (a, b) = (mine[fork], others[fork])
    return mine[fork - 1].hostChildren.first { $0 === a || $0 === b } === a
  }

  private var wayFromRoot: [RenderNode] {
    sequence(first: self, next: \.parent).filter(\.isInHost).reversed()
  }
}
