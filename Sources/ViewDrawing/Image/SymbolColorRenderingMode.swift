import ViewRuntime

/// How colours fill a symbol.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// A single tone for each colour.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// A gradient from a lighter to a darker tone.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

extension View {
  /// Sets how colours fill the symbols inside.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }
}
