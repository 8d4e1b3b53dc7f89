import ViewRuntime

extension View {
  /// Sets how the layers of symbols inside are coloured; stored only, because symbols have one
  /// layer and one colour here.
  public nonisolated func symbolRenderingMode(_ mode: SymbolRenderingMode?) -> some View {
    environment(\.symbolRenderingMode, mode)
  }
}
