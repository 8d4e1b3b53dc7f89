import Foundation
import HostInterface

extension ViewRuntime {
  /// Sends the host what it does not know yet, as one patch; nothing if there is nothing.
  ///
  /// Removals come first, so that a node may come back elsewhere in the same patch.
  func commit() {
    defer { endTransaction() }
    guard !commitQueue.isEmpty else { return }
    let queue = commitQueue
    commitQueue = CommitQueue()
    var operations: [PatchOperation] = []
    var changed: [(node: RenderNode, children: [RenderNode])] = []
    for node in queue.structure where node.areHostChildrenDirty {
      node.areHostChildrenDirty = false
      guard node.isVisible, node.isInHost else { continue }
      changed.append((node, node.visibleDescendants))
    }
    for (node, children) in changed { remove(from: node, keeping: children, &operations) }
    var entered: [RenderNode] = []
    for (node, children) in changed { arrange(children, in: node, &entered, &operations) }
    nodes.reserveCapacity(nodes.count + entered.count)
    for node in entered { nodes[node.id] = node }
    for node in queue.contents where node.isContentDirty {
      node.isContentDirty = false
      guard node.isInHost, var content = node.hostContent else { continue }
      if mayAnimate || node.motion != nil { content = node.shownContent(content) }
      guard content != node.sentContent else { continue }
      node.sentContent = content
      operations.append(.update(node.id, content))
    }
    for node in queue.frames where node.isFrameDirty {
      node.isFrameDirty = false
      guard node.isInHost, node.id != .root else { continue }
      var frame = node.frameInHost
      if mayAnimate || node.motion != nil { frame = node.shownFrame(frame) }
      guard frame != node.hostFrame else { continue }
      node.hostFrame = frame
      operations.append(.setFrame(node.id, frame))
    }
    holdAnchors(&operations)
    guard !operations.isEmpty else { return }
    host.commit(Patch(operations))
  }

  private func remove(
    from parent: RenderNode, keeping children: [RenderNode], _ operations: inout [PatchOperation]
  ) {
    let kept = Set(children.map(\.id))
    parent.hostChildren.removeAll { child in
      guard !kept.contains(child.id) else { return false }
      operations.append(.remove(child.id))
      leaveHost(child)
      return true
    }
  }

  private func leaveHost(_ node: RenderNode) {
    node.isInHost = false
    nodes[node.id] = nil
    if let motion = node.motion {
      stop(motion)
      node.motion = nil
    }
    for child in node.hostChildren { leaveHost(child) }
    node.hostChildren = []
  }

  /// Brings the host's children into the order of `children`, with as few moves as needed.
  ///
  ///     host   a b c d        new   a d b x c
  ///     stay   a b c   (longest run already in order)
  ///     d moves to 1, x is inserted at 3
  ///
  /// - Complexity: O(n log n); O(n) when nothing moved.
  private func arrange(
    _ children: [RenderNode], in parent: RenderNode, _ entered: inout [RenderNode],
    _ operations: inout [PatchOperation]
  ) {
    let known = parent.hostChildren
    if known.count == children.count, zip(known, children).allSatisfy({ $0 === $1 }) { return }
    let staying = Self.longestOrderedRun(of: known, in: children)
    var waiting = PlaceCount(known.count)
    var formerPlace: [NodeID: Int] = [:]
    if staying.count < known.count {
      for (place, child) in known.enumerated() {
        formerPlace[child.id] = place
        if !staying.contains(child.id) { waiting.add(1, at: place) }
      }
    }
    // Left of `index` the host has the children that are in order up to here, and those that wait to
    // be moved and stood left of the last one that stays.
    var lastStaying = 0
    for (index, child) in children.enumerated() {
      if !child.isInHost {
        let place = index + waiting.count(before: lastStaying)
        enterHost(child, parent: parent, index: place, &entered, &operations)
      } else if staying.contains(child.id) {
        lastStaying = formerPlace[child.id] ?? 0
      } else {
        waiting.add(-1, at: formerPlace[child.id]!)
        let place = index + waiting.count(before: lastStaying)
        operations.append(.move(child.id, parent: parent.id, index: place))
      }
    }
    parent.hostChildren = children
  }

  private func enterHost(
    _ node: RenderNode, parent: RenderNode, index: Int, _ entered: inout [RenderNode],
    _ operations: inout [PatchOperation]
  ) {
    guard let content = node.hostContent else { return }
    node.isInHost = true
    entered.append(node)
    node.sentContent = content
    node.hostFrame = node.frameInHost
    operations.append(
      .insert(
        node.id, parent: parent.id, index: index, content: content, frame: node.hostFrame))
    let children = node.visibleDescendants
    node.areHostChildrenDirty = false
    node.hostChildren = children
    for (index, child) in children.enumerated() {
      enterHost(child, parent: node, index: index, &entered, &operations)
    }
  }

  /// The ids of a longest subsequence of `known` that appears in the same order in `new`.
  ///
  /// - Complexity: O(n log n); O(n) when nothing moved.
  private static func longestOrderedRun(
    of known: [RenderNode], in new: [RenderNode]
  ) -> Set<NodeID> {
    var place: [NodeID: Int] = [:]
    place.reserveCapacity(new.count)
    for (index, node) in new.enumerated() { place[node.id] = index }
    let places = known.map { place[$0.id]! }
    if zip(places, places.dropFirst()).allSatisfy({ $0 < $1 }) { return Set(known.map(\.id)) }
    // tails[k]: the index in `places` of the smallest end of an increasing run of length k + 1.
    var tails: [Int] = []
    var previous = [Int](repeating: -1, count: places.count)
    for (index, value) in places.enumerated() {
      var (low, high) = (0, tails.count)
      while low < high {
        let middle = (low + high) / 2
        if places[tails[middle]] < value { low = middle + 1 } else { high = middle }
      }
      if low > 0 { previous[index] = tails[low - 1] }
      if low == tails.count { tails.append(index) } else { tails[low] = index }
    }
    var run = Set<NodeID>()
    var index = tails.last ?? -1
    while index >= 0 {
      run.insert(known[index].id)
      index = previous[index]
    }
    return run
  }
}

/// Counts marks on a row of places; a Fenwick tree.
///
/// - Complexity: making one is O(n), its operations are O(log n).
private struct PlaceCount {
  private var sums: [Int]

  init(_ count: Int) { sums = Array(repeating: 0, count: count + 1) }

  mutating func add(_ change: Int, at place: Int) {
    var index = place + 1
    while index < sums.count {
      sums[index] += change
      index += index & -index
    }
  }

  func count(before place: Int) -> Int {
    var (index, total) = (place, 0)
    while index > 0 {
      total += sums[index]
      index -= index & -index
    }
    return total
  }
}
