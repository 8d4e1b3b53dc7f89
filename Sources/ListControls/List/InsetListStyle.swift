/// Rows with some room at their sides.
public struct InsetListStyle {
  /// Rows with some room at their sides.
  public nonisolated init() {}
}

extension InsetListStyle: ListStyle {
  /// The name by which hosts know the style, `inset`.
  public static var _name: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with some room at their sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
