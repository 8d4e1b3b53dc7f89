import ViewRuntime

private struct TextSelectionKey: EnvironmentKey {
  static let defaultValue = false
}

extension EnvironmentValues {
  /// Whether the texts of the place can be selected.
  package var allowsTextSelection: Bool {
    get { self[TextSelectionKey.self] }
    set { self[TextSelectionKey.self] = newValue }
  }
}

extension View {
  /// Whether the user can select the texts inside. A terminal selects whatever it shows.
  ///
  /// - Note: Without effect: a terminal lets the user select all that it shows.
  public nonisolated func textSelection<S: TextSelectability>(_ selectability: S) -> some View {
    environment(\.allowsTextSelection, S.allowsSelection)
  }
}
