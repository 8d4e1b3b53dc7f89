import CellText
import Foundation
import HostInterface

/// The part of the screen that a patch invalidates: where its nodes were, and where they are.
@MainActor
struct PatchDamage {
  private var before = CellRect.zero
  /// The visible operations of the patch.
  private let operations: [PatchOperation]
  /// For a large patch, computing the part is not worth it.
  private let isTotal: Bool

  /// Makes the damage; call it before the patch is applied.
  init(_ patch: Patch, _ tree: HostTree, _ painter: CellPainter) {
    let isTotal = patch.operations.count > 200
    self.isTotal = isTotal
    operations = patch.operations.filter { isTotal || !$0.isSeenAlready(in: tree, painter) }
    for operation in operations {
      guard let node = tree[operation.id] else { continue }
      if !isTotal {
        before = before.union(Self.reach(of: node, painter))
      }
      // Removing a modal restores the colours of the whole screen.
      if node.isPanel { before = painter.screen.bounds }
    }
  }

  /// Returns the damage; call it after the patch was applied.
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

  /// Returns where a change of a node is visible. The button or the focused control around it is
  /// drawn from its content and changes with it as a whole. A scroll view shows the position of its
  /// content, and a canvas draws its symbols anywhere.
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
  /// The node of the operation.
  fileprivate var id: NodeID {
    switch self {
    case .insert(let id, _, _, _, _), .remove(let id), .move(let id, _, _), .update(let id, _),
      .setFrame(let id, _):
      id
    }
  }
  /// Returns whether it gives a text input the text that it already shows: what the user typed. The
  /// changed rows were marked when the key arrived, in a long text only one or two.
  @MainActor
  fileprivate func isSeenAlready(in tree: HostTree, _ painter: CellPainter) -> Bool {
    guard case .update(let id, let content) = self, case .text(let text) = content.value,
      let node = tree[id],
      let field = sequence(first: node, next: \.parent).prefix(4).lazy
        .compactMap({ painter.interaction.fields[$0.id] }).first,
      field.drawnRoom != nil, field.state.text == text
    else { return false }
    // The field has taken over the selection, or will.
    var input = content.textInput
    input?.selection = node.content.textInput?.selection
    var told = content
    told.value = node.content.value
    told.textInput = input
    return told == node.content
  }
}
