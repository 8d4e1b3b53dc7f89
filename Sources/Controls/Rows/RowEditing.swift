import Foundation
import ViewRuntime

/// The operations that `onDelete` and `onMove` allow for one row.
package struct RowEditing {
  package let index: Int
  package let count: Int
  package let delete: ((IndexSet) -> Void)?
  package let move: ((IndexSet, Int) -> Void)?

  package init(
    index: Int, count: Int, delete: ((IndexSet) -> Void)?, move: ((IndexSet, Int) -> Void)?
  ) {
    self.index = index
    self.count = count
    self.delete = delete
    self.move = move
  }

  func offersTheSame(as other: RowEditing) -> Bool {
    (index, count) == (other.index, other.count) && (delete == nil) == (other.delete == nil)
      && (move == nil) == (other.move == nil)
  }
}

/// `onDelete`, `onMove`: a `ForEach` whose rows can be deleted or moved.
struct EditableContent<Content: DynamicViewContent> {
  let content: Content
  var delete: ((IndexSet) -> Void)?
  var move: ((IndexSet, Int) -> Void)?
}

extension EditableContent: View {
  typealias Body = Never
}

extension EditableContent: DynamicViewContent {
  var data: Content.Data { content.data }
}

extension EditableContent: ItemMarkingView {
  private var key: ObjectIdentifier { ObjectIdentifier(RowTrait.Editing.self) }

  private func editing(_ index: Int, _ count: Int) -> RowEditing {
    RowEditing(index: index, count: count, delete: rowDelete, move: rowMove)
  }

  func mark(_ node: RenderNode, index: Int, count: Int) {
    node.traits[key] = editing(index, count)
  }

  func changes(_ node: RenderNode, index: Int, count: Int) -> Bool {
    node.trait(key, as: RowEditing.self)?.offersTheSame(as: editing(index, count)) == false
  }
}

/// Dynamic content whose rows may be deleted or moved through its own actions or those of its
/// content.
package protocol RowEditor {
  var rowDelete: ((IndexSet) -> Void)? { get }
  var rowMove: ((IndexSet, Int) -> Void)? { get }
}

extension EditableContent: RowEditor {
  var rowDelete: ((IndexSet) -> Void)? { delete ?? (content as? any RowEditor)?.rowDelete }
  var rowMove: ((IndexSet, Int) -> Void)? { move ?? (content as? any RowEditor)?.rowMove }
}
