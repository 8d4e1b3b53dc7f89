import ViewRuntime

extension View {
  /// What decides in which direction the texts inside are written.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }
}
