import Foundation
import LayoutCore

extension ViewRuntime {
  /// Lays out the nodes that were marked.
  ///
  /// Deepest first, each node whose answers may have changed recomputes all its cached answers. If
  /// they are all the same, the climb stops there and only the node's own children are placed
  /// again; otherwise the parent is reconsidered too.
  ///
  ///     root ── VStack ── row ── text*     the text changed but not its size: reconsidered, stop
  ///     root ── VStack* ── row* ── text*   it grew: row and VStack follow, root's answer stays
  func layOut() {
    gatherRenderNodes()
    if hasHiddenTrees { readHiddenNodes() }
    if layoutQueue.isEmpty { return }
    var placementRoots: [RenderNode] = []
    while let node = layoutQueue.popDeepest() {
      guard node.needsLayout else { continue }
      let isAttached = node.parent != nil || node === rootNode
      let differs = node.reconsider()
      guard isAttached else { continue }
      if differs, let parent = node.parent {
        parent.setNeedsLayout()
      } else {
        placementRoots.append(node)
      }
    }
    for node in placementRoots.reversed() where node.needsPlacement {
      if node === rootNode {
        node.place(at: .zero, proposal: ProposedViewSize(host.size))
      } else {
        node.placeChildrenAgain()
      }
    }
  }

  /// Notifies readers of hidden views that the content of one has changed.
  private func readHiddenNodes() {
    var roots: [RenderNode] = []
    var known: Set<ObjectIdentifier> = []
    for node in commitQueue.contents where !node.isInHost {
      var root = node
      while let parent = root.parent { root = parent }
      if root.onHiddenChange != nil, known.insert(ObjectIdentifier(root)).inserted {
        roots.append(root)
      }
    }
    for root in roots { root.onHiddenChange?() }
  }

  /// Makes such containers within a row, which was updated because the layout needs it, collect
  /// their children's nodes: they still have those of views that are gone.
  ///
  /// - Complexity: linear in the containers that wait, times their depth.
  func gatherRenderNodes(in row: Element) {
    while let place = containersToGather.firstIndex(where: { $0.isMounted && $0.isIn(row) }) {
      containersToGather.remove(at: place).gatherRenderNodes()
    }
  }

  /// Makes containers whose children's nodes changed collect them again.
  private func gatherRenderNodes() {
    while !containersToGather.isEmpty {
      let containers = containersToGather
      containersToGather = []
      for container in containers where container.isMounted { container.gatherRenderNodes() }
    }
  }
}

extension Element {
  /// - Complexity: O(depth)
  fileprivate func isIn(_ other: Element) -> Bool {
    var place: Element? = self
    while let element = place {
      if element === other { return true }
      place = element.parent
    }
    return false
  }
}

/// The nodes to lay out, deepest first.
@MainActor
struct LayoutQueue {
  private var buckets: [[RenderNode]] = []
  private var deepest = -1

  var isEmpty: Bool { deepest < 0 }

  mutating func append(_ node: RenderNode) {
    while buckets.count <= node.depth { buckets.append([]) }
    buckets[node.depth].append(node)
    deepest = max(deepest, node.depth)
  }

  mutating func popDeepest() -> RenderNode? {
    while deepest >= 0 {
      if let node = buckets[deepest].popLast() { return node }
      deepest -= 1
    }
    return nil
  }
}
