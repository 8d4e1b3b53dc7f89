import ViewRuntime

/// How a symbol shows its variable value.
public struct SymbolVariableValueMode: Hashable, Sendable {
  private let name: String

  /// By the colours of its parts.
  public static let color = SymbolVariableValueMode(name: "color")
  /// By how much of it is drawn.
  public static let draw = SymbolVariableValueMode(name: "draw")
}

extension View {
  /// How the symbols inside show their variable values.
  ///
  /// - Note: Without effect: no host here has what they are about.
  public nonisolated func symbolVariableValueMode(_ mode: SymbolVariableValueMode?) -> some View {
    self
  }
}
