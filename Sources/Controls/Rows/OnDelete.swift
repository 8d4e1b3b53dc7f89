import Foundation
import ViewRuntime

extension DynamicViewContent {
  /// Lets the user delete rows: with a swipe, the delete key, or the row's menu.
  ///
  /// ```swift
  /// List {
  ///   ForEach(notes) { NoteRow(note: $0) }
  ///     .onDelete { notes.remove(atOffsets: $0) }
  ///     .onMove { notes.move(fromOffsets: $0, toOffset: $1) }
  /// }
  /// ```
  ///
  /// - Parameter action: receives the rows' offsets in the data; nil disables deletion.
  public nonisolated func onDelete(
    perform action: ((IndexSet) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(content: self, delete: action)
  }
}
