import Foundation
import HostInterface
import LayoutCore
import ViewEnvironment
import ViewRuntime

/// The controls beside a row while its list is edited: a delete button, and a handle to drag the
/// row up and down.
@MainActor
package final class EditingHandles {
  /// The row, which owns the handles.
  private unowned let row: RenderNode
  private unowned let owner: Element
  private let delete: RenderNode
  private let move: RenderNode
  package private(set) var nodes: [RenderNode] = []
  /// The pointer's y coordinate when it pressed the handle, advanced by one row with every step.
  private var dragStart: CGFloat?
  private static let key = ObjectIdentifier(EditingHandles.self)

  private init(_ row: RenderNode, _ owner: Element) {
    self.row = row
    self.owner = owner
    delete = RenderNode(owner, layout: MeasuredLayout())
    delete.traits[RowHandle.key] = RowHandle.leading
    move = RenderNode(owner, layout: MeasuredLayout())
    move.traits[RowHandle.key] = RowHandle.trailing
  }

  /// Returns the handles of a row, created when it is first edited.
  package static func of(_ row: RenderNode, _ owner: Element) -> EditingHandles {
    if let known = row.traits[key] as? EditingHandles { return known }
    let handles = EditingHandles(row, owner)
    row.traits[key] = handles
    return handles
  }

  package func update(
    editing: RowEditing?, facts: RowFacts, perform: @escaping (NamedAction) -> Void
  ) {
    nodes = []
    if editing?.delete != nil, facts.canDelete {
      delete.setContent(
        NodeContent(
          role: .button, leaf: .text(Self.mark("⊖ ", .semantic(.destructive))), actions: .activate,
          label: word("Delete")), resizes: true)
      delete.onEvent = { event in if case .activate = event { perform(.delete) } }
      nodes.append(delete)
    }
    if editing?.move != nil, facts.canMove {
      move.setContent(
        NodeContent(
          role: Role(rawValue: "handle"), leaf: .text(Self.mark(" ≡", .semantic(.secondary))),
          actions: .pointer, label: word("Reorder")), resizes: true)
      move.onEvent = { [weak self] event in
        if case .pointer(_, let pointer) = event { self?.drag(pointer, perform) }
      }
      nodes.append(move)
    }
  }

  private func word(_ english: String) -> String {
    LibraryWords.translation(of: english, in: owner.scope.values.locale) ?? english
  }

  private static func mark(_ string: String, _ color: HostColor) -> TextContent {
    TextContent(string, style: TextStyle(paint: .color(color)))
  }

  /// Each row height that the pointer travels moves the row by one place.
  private func drag(_ pointer: HostEvent.PointerEvent, _ perform: (NamedAction) -> Void) {
    switch pointer.phase {
    case .began: dragStart = pointer.location.y
    case .moved:
      guard let start = dragStart, row.size.height > 0 else { return }
      let steps = ((pointer.location.y - start) / row.size.height).rounded()
      guard steps != 0 else { return }
      dragStart = start + (steps > 0 ? 1 : -1) * row.size.height
      perform(steps > 0 ? .moveDown : .moveUp)
    case .ended, .cancelled: dragStart = nil
    case .hovered, .exited: break
    }
  }
}
