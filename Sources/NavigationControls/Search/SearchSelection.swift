import TextControls
import ViewRuntime

private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<TextSelection?>? { nil }
}

extension EnvironmentValues {
  /// What the program knows of the selection in the search field.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// Follows and sets what is selected in the field of the search inside.
  ///
  /// ```swift
  /// NotesList().searchable(text: $words).searchSelection($selection)
  /// ```
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}
