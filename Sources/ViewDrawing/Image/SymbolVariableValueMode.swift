import ViewRuntime

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its layers.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of the symbol is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// Sets how the symbols inside show their variable values.
  ///
  /// - Note: Without effect: no host here supports it.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
}
