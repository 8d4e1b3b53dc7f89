import ViewRuntime
import ViewTexts

extension View {
  /// Whether the user can select the letters of the texts inside, and copy them.
  ///
  /// ```swift
  /// Text(order.number).textSelection(.enabled)
  /// ```
  ///
  /// In a terminal by dragging, by two clicks a word and by three all of the text, where a click on
  /// it means nothing else; Control-C copies.
  ///
  /// - Note: Without effect: in a window, whose texts cannot be selected yet.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
