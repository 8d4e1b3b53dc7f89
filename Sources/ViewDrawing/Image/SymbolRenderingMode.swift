import ViewRuntime

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let rawValue: Int
  /// All layers in the foreground style; every mode looks like this here.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// Each layer in its own colour; here in the foreground style.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// Some layers paler than others; here all alike.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// Each layer in one of several foreground styles; here all in the first.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}

struct SymbolRenderingModeKey: EnvironmentKey {
  static let defaultValue: SymbolRenderingMode? = nil
}

extension EnvironmentValues {
  /// How the layers of symbols are coloured; stored only, because symbols have one layer and one
  /// colour here.
  public var symbolRenderingMode: SymbolRenderingMode? {
    get { self[SymbolRenderingModeKey.self] }
    set { self[SymbolRenderingModeKey.self] = newValue }
  }
}
