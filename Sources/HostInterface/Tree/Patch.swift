import Foundation

/// One step of a patch.
///
/// Positions are among the children that a host sees; frames are in points, relative to the
/// parent's origin, and already include every layout-only wrapper in between.
package enum PatchOperation: Equatable, Sendable {
  case insert(NodeID, parent: NodeID, index: Int, content: NodeContent, frame: CGRect)
  /// Takes the node and all below it out of the tree.
  case remove(NodeID)
  /// Moves the node to `index` among its parent's children, counted after it was taken out.
  case move(NodeID, parent: NodeID, index: Int)
  case update(NodeID, NodeContent)
  case setFrame(NodeID, CGRect)
}

/// The differences of one frame, to be applied in order.
///
/// A host is sent no empty patch: nothing changed, nothing sent.
package struct Patch: Equatable, Sendable {
  package var operations: [PatchOperation]

  package init(_ operations: [PatchOperation] = []) { self.operations = operations }

  package var isEmpty: Bool { operations.isEmpty }
}
