import ViewRuntime

extension View {
  /// Disables scrolling of the scroll views inside.
  public nonisolated func scrollDisabled(_ disabled: Bool) -> some View {
    transformEnvironment(\.isScrollEnabled) { $0 = $0 && !disabled }
  }
}
