import Foundation
import ViewRuntime

extension DynamicViewContent {
  /// Lets the user move rows: by dragging, or from the row's menu.
  ///
  /// - Parameter action: receives the rows' offsets and the destination offset, counted before they
  ///   are removed; nil disables moving.
  public nonisolated func onMove(
    perform action: ((IndexSet, Int) -> Void)?
  ) -> some DynamicViewContent {
    EditableContent(content: self, move: action)
  }
}
