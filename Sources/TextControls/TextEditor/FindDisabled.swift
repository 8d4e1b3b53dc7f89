import ViewRuntime

extension View {
  /// Disables the find bar, even if `findNavigator(isPresented:)` or the user requests it.
  public nonisolated func findDisabled(_ isDisabled: Bool = true) -> some View {
    transformEnvironment(\.findSettings) { $0.isDisabled = isDisabled }
  }
}
