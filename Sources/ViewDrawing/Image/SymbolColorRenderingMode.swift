import ViewRuntime

/// How a symbol's colours fill it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each of one tone.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From a lighter to a darker tone.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// How the colours of the symbols inside fill them.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}
