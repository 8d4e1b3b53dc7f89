import Foundation

/// One operation of a patch.
///
/// Indices are among the children that a host sees; frames are in points, relative to the parent's
/// origin, and already include every layout-only wrapper in between.
package enum PatchOperation: Equatable, Sendable {
  case insert(NodeID, parent: NodeID, index: Int, content: NodeContent, frame: CGRect)
  /// Removes the node and its descendants from the tree.
  case remove(NodeID)
  /// Moves the node to `index` among its parent's children, counted after its removal.
  case move(NodeID, parent: NodeID, index: Int)
  case update(NodeID, NodeContent)
  case setFrame(NodeID, CGRect)
}

/// The changes of one frame, to be applied in order.
///
/// A host is never sent an empty patch: if nothing changes, nothing is sent.
package struct Patch: Equatable, Sendable {
  package var operations: [PatchOperation]

  package init(_ operations: [PatchOperation] = []) { self.operations = operations }

  package var isEmpty: Bool { operations.isEmpty }
}
