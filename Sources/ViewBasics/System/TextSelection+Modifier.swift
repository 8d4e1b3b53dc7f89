import ViewRuntime
import ViewTexts

extension View {
  /// Sets whether the user can select and copy the texts inside.
  ///
  /// ```swift
  /// Text(order.number).textSelection(.enabled)
  /// ```
  ///
  /// Dragging selects letters within one text; a double click selects words and a triple click
  /// lines, unless clicks have another meaning there. Control-C copies. In a window, a Shift-click
  /// extends the selection, Control-A selects the whole text, the right button opens a menu to copy
  /// and to select all, and the middle button pastes the selection elsewhere. The labels of buttons
  /// and toggles cannot be selected.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
