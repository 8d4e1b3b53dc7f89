import CellText
import Foundation
import HostInterface

/// Which part of the screen a patch makes out of date: where its nodes were, and where they are.
@MainActor
struct PatchDamage {
  private var before = CellRect.zero
  /// What can be seen of the patch.
  private let operations: [PatchOperation]
  /// A large patch is not worth the reckoning.
  private let isTotal: Bool

  /// To be made before the patch is applied.
  init(_ patch: Patch, _ tree: HostTree, _ painter: CellPainter) {
    let isTotal = patch.operations.count > 200
    self.isTotal = isTotal
    operations = patch.operations.filter { isTotal || !$0.isSeenAlready(in: tree, painter) }
    for operation in operations {
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
    for operation in operations {
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
  /// Whether it gives a text input the text that it shows: what was typed there. What of it changed
  /// was marked as the key came, and in a long text that is a row or two.
  @MainActor
  fileprivate func isSeenAlready(in tree: HostTree, _ painter: CellPainter) -> Bool {
    guard case .update(let id, let content) = self, case .text(let text) = content.value,
      let node = tree[id],
      let field = sequence(first: node, next: \.parent).prefix(4).lazy
        .compactMap({ painter.interaction.fields[$0.id] }).first,
      field.drawnRoom != nil, field.state.text == text
    else { return false }
    // What is selected was or will be taken over as the field's own.
    var input = content.textInput
    input?.selection = node.content.textInput?.selection
    var told = content
    told.value = node.content.value
    told.textInput = input
    return told == node.content
  }
}
