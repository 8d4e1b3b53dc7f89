import Foundation
import ViewRuntime

extension DynamicViewContent {
  /// Lets the rows be moved: by dragging, or from the row's menu.
  ///
  /// - Parameter action: gets the rows' offsets and the offset before which they are to stand,
  ///   counted before they are taken out; nil: rows cannot be moved.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(content: self, move: action)
  }
}
