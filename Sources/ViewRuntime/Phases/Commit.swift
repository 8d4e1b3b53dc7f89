import Foundation
import HostInterface

extension ViewRuntime {
  /// Sends the host everything that it does not know yet, as one patch; does nothing if there is
  /// nothing to send.
  ///
  /// Removals come first, so that a node may return elsewhere in the same patch.
  func commit() {
    defer { endTransaction() }
    hasNewValueScopes = false
    guard !commitQueue.isEmpty else { return }
    var queue = CommitQueue()
    swap(&queue, &commitQueue)
    defer {
      queue.empty()
      if commitQueue.isEmpty { swap(&queue, &commitQueue) }
    }
    var operations: [PatchOperation] = []
    var changed: [(node: RenderNode, children: [RenderNode])] = []
    for node in queue.structure where node.areHostChildrenDirty {
      node.areHostChildrenDirty = false
      guard node.isVisible, node.isInHost else { continue }
      changed.append((node, node.visibleDescendants))
    }
    for (node, children) in changed { remove(from: node, keeping: children, &operations) }
    // Hardly more than the nodes created since can be new to the host. A growing array would be
    // moved again and again.
    let made = changed.isEmpty ? 0 : takeMadeNodeCount()
    let expected = operations.count + queue.contents.count + queue.frames.count + made
    if expected > 4 { operations.reserveCapacity(expected) }
    for (node, children) in changed where node.isInHost {
      arrange(children, in: node, &operations)
    }
    for node in queue.contents where node.isContentDirty {
      node.isContentDirty = false
      guard node.isInHost, var content = node.hostContent else { continue }
      if mayAnimate || node.motion != nil { content = node.shownContent(content) }
      if let sent = node.sentContent, sent == content { continue }
      node.sentContent = content
      keyTargets.note(content, of: node.id)
      operations.append(.update(node.id, content))
    }
    if !queue.frames.isEmpty {
      queue.frames.withUnsafeBufferPointer { frames in
        for index in frames.indices {
          frames.borrowed(index) { commitFrame(of: $0, &operations) }
        }
      }
    }
    holdAnchors(&operations)
    guard !operations.isEmpty else { return }
    host.commit(Patch(consume operations))
  }

  @inline(__always)
  private func commitFrame(of node: RenderNode, _ operations: inout [PatchOperation]) {
    guard node.isFrameDirty else { return }
    node.isFrameDirty = false
    guard node.isInHost, node.id != .root else { return }
    var frame = node.frameInHost
    if mayAnimate || node.motion != nil { frame = node.shownFrame(frame) }
    guard !frame.isSame(as: node.hostFrame) else { return }
    node.hostFrame = frame
    operations.append(.setFrame(node.id, frame))
  }

  private func remove(
    from parent: RenderNode, keeping children: [RenderNode], _ operations: inout [PatchOperation]
  ) {
    let known = parent.hostChildren
    if known.isEmpty { return }
    let (former, now) = known.differences(to: children)
    for index in former { known[index].hostPlace = -1 }
    for index in now { children[index].hostPlace = Int32(index) }
    // Loops, here and below: a closure of the main actor would check the thread for each node.
    var staying: [RenderNode] = []
    staying.reserveCapacity(former.count)
    for index in former where known[index].hostPlace >= 0 { staying.append(known[index]) }
    if staying.count == former.count { return }
    // From last to first: a host stores its children in an array as well, and repeatedly removing
    // the first of very many would move all others each time.
    for index in former.reversed() where known[index].hostPlace < 0 {
      operations.append(.remove(known[index].id))
      leaveHost(known[index])
    }
    parent.hostChildren.replaceSubrange(former, with: staying)
  }

  private func leaveHost(_ node: RenderNode) {
    node.isInHost = false
    nodes.remove(node.id)
    keyTargets.forget(node.id)
    if let motion = node.motion {
      stop(motion)
      node.motion = nil
    }
    for child in node.hostChildren { leaveHost(child) }
    node.hostChildren = []
  }

  /// Reorders the host's children to match `children`, with as few moves as possible.
  ///
  ///     host   a b c d        new   a d b x c
  ///     stay   a b c   (longest run already in order)
  ///     d moves to 1, x is inserted at 3
  ///
  /// - Complexity: O(n log n) in the nodes between the first and the last that changed place.
  private func arrange(
    _ children: [RenderNode], in parent: RenderNode, _ operations: inout [PatchOperation]
  ) {
    let known = parent.hostChildren
    // Nodes at the start and at the end that are already in place are skipped.
    let (former, now) = known.differences(to: children)
    if former.isEmpty, now.isEmpty { return }
    parent.hostChildren = children
    if !former.isEmpty {
      for index in now { children[index].hostPlace = Int32(index) }
    }
    if Self.areInOrder(known[former]) {
      for index in now where !children[index].isInHost {
        enterHost(children[index], parent: parent, index: index, &operations)
      }
      return
    }
    let stays = longestOrderedRun(of: known[former].map { Int($0.hostPlace) })
    var waiting = FenwickTree<Int>(count: former.count)
    for (place, child) in known[former].enumerated() {
      child.hostPlace = Int32(place)
      if !stays[place] { waiting.add(1, at: place) }
    }
    // Left of `index` the host has the children that are in order up to here, and those waiting to
    // be moved that were left of the last one that stays.
    var lastStaying = 0
    for index in now {
      let child = children[index]
      let former = Int(child.hostPlace)
      if !child.isInHost {
        let place = index + waiting.sum(before: lastStaying)
        enterHost(child, parent: parent, index: place, &operations)
      } else if stays[former] {
        lastStaying = former
      } else {
        waiting.add(-1, at: former)
        let place = index + waiting.sum(before: lastStaying)
        operations.append(.move(child.id, parent: parent.id, index: place))
      }
    }
  }

  private static func areInOrder(_ nodes: ArraySlice<RenderNode>) -> Bool {
    var last: Int32 = -1
    for node in nodes {
      guard node.hostPlace > last else { return false }
      last = node.hostPlace
    }
    return true
  }

  private func enterHost(
    _ node: RenderNode, parent: RenderNode, index: Int, _ operations: inout [PatchOperation]
  ) {
    guard let content = node.hostContent else { return }
    node.isInHost = true
    nodes.insert(node, for: node.id)
    node.sentContent = content
    keyTargets.note(content, of: node.id)
    node.hostFrame = node.frameInHost
    operations.append(
      .insert(
        node.id, parent: parent.id, index: index, content: content, frame: node.hostFrame))
    let children = node.visibleDescendants
    node.areHostChildrenDirty = false
    node.hostChildren = children
    for (index, child) in children.enumerated() {
      enterHost(child, parent: node, index: index, &operations)
    }
  }

  /// Returns which of `places` belong to a longest increasing subsequence.
  ///
  /// - Complexity: O(n log n).
  private func longestOrderedRun(of places: [Int]) -> [Bool] {
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
    var isInRun = [Bool](repeating: false, count: places.count)
    var index = tails.last ?? -1
    while index >= 0 {
      isInRun[index] = true
      index = previous[index]
    }
    return isInRun
  }
}

extension [RenderNode] {
  /// Returns whether both hold the same nodes in the same order.
  @MainActor
  func isIdentical(to other: [RenderNode]) -> Bool {
    guard count == other.count else { return false }
    for index in indices where self[index] !== other[index] { return false }
    return true
  }

  /// Returns the ranges in which the arrays differ, without the common nodes at the start and at
  /// the end: most changes of a long list concern a few.
  ///
  /// - Parameter parent: the node whose children these are; a child that has another parent by now
  ///   counts as different.
  @MainActor
  func differences(
    to other: [RenderNode], in parent: RenderNode? = nil
  ) -> (former: Range<Int>, now: Range<Int>) {
    // The usual case, a node that gets its first children, without the closures below, which check
    // the thread.
    if isEmpty || other.isEmpty { return (indices, other.indices) }
    let shared = Swift.min(count, other.count)
    return withUnsafeBufferPointer { former in
      other.withUnsafeBufferPointer { now in
        @MainActor func stays(_ place: Int, _ next: Int) -> Bool {
          former.borrowed(place) { node in
            guard now.borrowed(next, { node === $0 }) else { return false }
            guard let parent else { return true }
            return node.parent === parent
          }
        }
        var start = 0
        while start < shared, stays(start, start) { start += 1 }
        var end = 0
        while start + end < shared, stays(former.count - 1 - end, now.count - 1 - end) { end += 1 }
        return (start..<former.count - end, start..<now.count - end)
      }
    }
  }
}

extension CGRect {
  /// `==` without a call: it is asked for each node that moved.
  @inline(__always)
  fileprivate func isSame(as other: CGRect) -> Bool {
    origin.x == other.origin.x && origin.y == other.origin.y
      && size.width == other.size.width && size.height == other.size.height
  }
}
