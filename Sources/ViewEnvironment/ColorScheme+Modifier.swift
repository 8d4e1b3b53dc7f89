import ViewRuntime

extension View {
  /// The former name of `environment(\.colorScheme, _)`.
  public nonisolated func colorScheme(_ colorScheme: ColorScheme) -> some View {
    environment(\.colorScheme, colorScheme)
  }
}
