import Foundation
import LayoutCore

extension ViewRuntime {
  /// Lays out what asked for it.
  ///
  /// Deepest first, each node that may answer differently is asked again for all that it answered
  /// before. If every answer is the same, the climb stops there and only the node's own children
  /// are placed again; if not, the parent is asked too.
  ///
  ///     root ── VStack ── row ── text*     the text changed but not its size: asked, stop
  ///     root ── VStack* ── row* ── text*   it grew: row and VStack are asked, root's answer stays
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

  /// Tells whoever reads views instead of showing them that one says something else now.
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

  /// Containers whose children's nodes changed gather them again.
  private func gatherRenderNodes() {
    while !containersToGather.isEmpty {
      let containers = containersToGather
      containersToGather = []
      for container in containers where container.isMounted { container.gatherRenderNodes() }
    }
  }
}

/// Nodes to lay out, deepest first.
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
