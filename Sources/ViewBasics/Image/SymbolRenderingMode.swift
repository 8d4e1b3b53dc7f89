import ViewRuntime

/// How the layers of a symbol are coloured.
public struct SymbolRenderingMode: Hashable, Sendable {
  let rawValue: Int
  public static let monochrome = SymbolRenderingMode(rawValue: 0)
  public static let multicolor = SymbolRenderingMode(rawValue: 1)
  public static let hierarchical = SymbolRenderingMode(rawValue: 2)
  public static let palette = SymbolRenderingMode(rawValue: 3)
}
