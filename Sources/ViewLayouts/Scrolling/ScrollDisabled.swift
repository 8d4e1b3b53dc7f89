import ViewRuntime

extension View {
  /// Keeps the scroll views inside where they are.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
