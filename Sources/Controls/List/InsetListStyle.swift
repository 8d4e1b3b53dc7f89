/// Rows with some room at their sides.
public struct InsetListStyle {
  public nonisolated init() {}
}

extension InsetListStyle: ListStyle {
  public static var _name: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// Rows with some room at their sides.
  public static var inset: InsetListStyle { InsetListStyle() }
}
