import ViewRuntime

extension View {
  /// Sets what determines the writing direction of the texts inside.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func writingDirection(strategy: Text.WritingDirectionStrategy) -> some View {
    self
  }
}
