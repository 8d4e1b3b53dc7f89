import ViewRuntime

extension View {
  /// Takes the part of the bar away that replaces what was found.
  public nonisolated func replaceDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isReplaceDisabled = isDisabled }
  }
}
