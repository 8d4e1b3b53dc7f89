/// What the pointer is over, without a button down, among the nodes that want to know.
///
/// ```swift
/// tracking.note(patch, in: tree)                       // with each patch
/// for (id, phase) in tracking.move(over: round) { ... } // with each move of the pointer
/// ```
@MainActor
package struct HoverTracking {
  /// All that listen.
  package private(set) var listeners = HoverListeners()
  /// What it is over, innermost first.
  package private(set) var hovered: [NodeID] = []

  package nonisolated init() {}

  /// Whether a move of the pointer may have to be told to anybody.
  package var isIdle: Bool { listeners.isEmpty && hovered.isEmpty }

  /// To be called with each patch, once the tree has it.
  package mutating func note(_ patch: Patch, in tree: HostTree) {
    listeners.note(patch, in: tree)
    hovered.removeAll { tree[$0] == nil }
  }

  /// The pointer was moved.
  ///
  /// - Parameter round: the node below it and those around that, innermost first; empty: nothing.
  /// - Returns: who is to be told, in this order: what it has left, then what it is over, outermost
  ///   first. Every move is told.
  package mutating func move(
    over round: [HostTree.Node]
  ) -> [(id: NodeID, phase: HostEvent.PointerEvent.Phase)] {
    let now = round.filter { $0.content.actions.contains(.hover) }.map(\.id)
    let left = hovered.filter { !now.contains($0) }
    hovered = now
    return left.map { ($0, .exited) } + now.reversed().map { ($0, .hovered) }
  }
}
