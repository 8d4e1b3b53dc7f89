import ViewRuntime

extension View {
  /// Sets how the layers of symbols inside are coloured; kept, as symbols here have one layer and
  /// one colour.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
