/// Tracks which of the nodes that observe hover the pointer is over, without a button pressed.
///
/// ```swift
/// tracking.note(patch, in: tree)                       // with each patch
/// for (id, phase) in tracking.move(over: round) { ... } // with each move of the pointer
/// ```
@MainActor
package struct HoverTracking {
  /// All nodes that listen.
  package private(set) var listeners = HoverListeners()
  /// The hovered nodes, innermost first.
  package private(set) var hovered: [NodeID] = []

  package nonisolated init() {}

  /// Whether pointer moves can be ignored.
  package var isIdle: Bool { listeners.isEmpty && hovered.isEmpty }

  /// Updates the tracking; call it with each patch, after the tree has applied it.
  package mutating func note(_ patch: Patch, in tree: HostTree) {
    listeners.note(patch, in: tree)
    hovered.removeAll { tree[$0] == nil }
  }

  /// Records a move of the pointer.
  ///
  /// - Parameter round: the node below the pointer and its ancestors, innermost first; empty: none.
  /// - Returns: the nodes to notify, in this order: those that the pointer left, then those that it
  ///   is over, outermost first. Every move is reported.
  package mutating func move(
    over round: [HostTree.Node]
  ) -> [(id: NodeID, phase: HostEvent.PointerEvent.Phase)] {
    let now = round.filter { $0.content.actions.contains(.hover) }.map(\.id)
    let left = hovered.filter { !now.contains($0) }
    hovered = now
    return left.map { ($0, .exited) } + now.reversed().map { ($0, .hovered) }
  }
}
