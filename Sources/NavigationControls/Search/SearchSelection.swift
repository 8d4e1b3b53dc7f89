import TextControls
import ViewRuntime

private struct SearchSelectionKey: EnvironmentKey {
  static var defaultValue: Binding<TextSelection?>? { nil }
}

extension EnvironmentValues {
  /// The program's binding to the selection in the search field.
  var searchSelection: Binding<TextSelection?>? {
    get { self[SearchSelectionKey.self] }
    set { self[SearchSelectionKey.self] = newValue }
  }
}

extension View {
  /// Binds the selection in the search field inside.
  ///
  /// ```swift
  /// NotesList().searchable(text: $words).searchSelection($selection)
  /// ```
  public nonisolated func searchSelection(_ selection: Binding<TextSelection?>) -> some View {
    environment(\.searchSelection, selection)
  }
}
