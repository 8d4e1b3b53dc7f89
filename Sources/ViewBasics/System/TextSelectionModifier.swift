import ViewRuntime
import ViewTexts

extension View {
  /// Sets whether the user can select and copy the texts inside.
  ///
  /// ```swift
  /// Text(order.number).textSelection(.enabled)
  /// ```
  ///
  /// Dragging selects letters of one text, a double click selects words and a triple click lines,
  /// where clicks have no other meaning; Control-C copies. In a window, Shift and a click extend
  /// the selection, Control-A selects all of the text, the right button offers both, and the middle
  /// button pastes the selection elsewhere. The labels of buttons and toggles cannot be selected.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
