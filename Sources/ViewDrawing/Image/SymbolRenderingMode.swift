import ViewRuntime

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let rawValue: Int
  /// All layers in the foreground style, as here in any mode.
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  /// Each layer in a colour of its own; here in the foreground style.
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  /// Some layers paler than others; here all alike.
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  /// Each layer in one of several foreground styles; here all in the first.
  public static let palette = SymbolRenderingMode(rawValue: 3)
}
