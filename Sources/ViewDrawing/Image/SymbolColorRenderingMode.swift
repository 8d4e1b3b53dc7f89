import ViewRuntime

/// How a symbol's colours fill it.
public struct SymbolColorRenderingMode: Hashable, Sendable {
  private let name: String

  /// Each of one tone.
  public static let flat = SymbolColorRenderingMode(name: "flat")
  /// From a lighter to a darker tone.
  public static let gradient = SymbolColorRenderingMode(name: "gradient")
}

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// How the colours of the symbols inside fill them.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func symbolColorRenderingMode(_ mode: SymbolColorRenderingMode?) -> some View {
    self
  }

  /// How the symbols inside show their variable values.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
}
