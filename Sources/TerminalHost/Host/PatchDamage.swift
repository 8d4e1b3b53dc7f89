import CellText
import Foundation
import HostInterface

/// Which part of the screen a patch makes out of date: where its nodes were, and where they are.
@MainActor
struct PatchDamage {
  private var before = CellRect.zero
  private let patch: Patch
  /// A large patch is not worth the reckoning.
  private let isTotal: Bool

  /// To be made before the patch is applied.
  init(_ patch: Patch, _ tree: HostTree, _ painter: CellPainter) {
    self.patch = patch
    isTotal = patch.operations.count > 200
    for operation in patch.operations {
      guard let node = tree[operation.id] else { continue }
      if !isTotal {
        before = before.union(Self.reach(of: node, painter))
      }
      // A modal's going gives the whole screen its colours back.
      if node.isPanel { before = painter.screen.bounds }
    }
  }

  /// To be asked after the patch was applied.
  func total(after tree: HostTree, _ painter: CellPainter) -> CellRect {
    if isTotal { return painter.screen.bounds }
    var damage = before
    for operation in patch.operations {
      guard let node = tree[operation.id] else { continue }
      if node.isPanel { return painter.screen.bounds }
      damage = damage.union(Self.reach(of: node, painter))
    }
    return damage
  }

  /// Where a change of a node can be seen. A button round it, or what has the focus, is drawn by
  /// what it holds: with it, all of that changes. A scroll view shows where its content stands, and
  /// a canvas its symbols where it likes.
  private static func reach(of node: HostTree.Node, _ painter: CellPainter) -> CellRect {
    var top = node
    var current = node.parent
    while let ancestor = current {
      if ancestor.content.control?.kind == .button
        || ancestor.id == painter.interaction.focused || ancestor.isDrawing
        || (ancestor.isScrollContainer && ancestor === node.parent)
      {
        top = ancestor
      }
      current = ancestor.parent
    }
    return painter.reach(of: top, at: top.absoluteFrame)
  }
}

extension PatchOperation {
  /// The node that it is about.
  fileprivate var id: NodeID {
    switch self {
    case .insert(let id, _, _, _, _), .remove(let id), .move(let id, _, _), .update(let id, _),
      .setFrame(let id, _):
      id
    }
  }
}
