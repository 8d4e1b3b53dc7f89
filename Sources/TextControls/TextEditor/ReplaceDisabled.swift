import ViewRuntime

extension View {
  /// Hides the replace controls of the find bar.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = isDisabled }
  }
}
