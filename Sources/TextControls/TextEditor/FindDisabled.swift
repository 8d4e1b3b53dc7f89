import ViewRuntime

extension View {
  /// Takes the bar to find something away, whoever asks for it.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isDisabled = isDisabled }
  }
}
