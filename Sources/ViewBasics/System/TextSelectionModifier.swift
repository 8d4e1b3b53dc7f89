import ViewRuntime
import ViewTexts

extension View {
  /// Sets whether the user can select and copy the texts inside.
  ///
  /// ```swift
  /// Text(order.number).textSelection(.enabled)
  /// ```
  ///
  /// In a terminal, dragging selects text, a double click selects a word and a triple click all of
  /// the text, where clicks have no other meaning; Control-C copies.
  ///
  /// - Note: In part without effect: in a window, texts cannot be selected yet.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
