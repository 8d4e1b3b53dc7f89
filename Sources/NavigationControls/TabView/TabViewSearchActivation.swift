import ViewRuntime

extension View {
  /// What selecting the search tab does.
  public nonisolated func tabViewSearchActivation(_ activation: TabSearchActivation) -> some View {
    self
  }
}
