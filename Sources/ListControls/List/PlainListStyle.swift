/// Rows from edge to edge.
public struct PlainListStyle {
  /// Rows from edge to edge.
  public nonisolated init() {}
}

extension PlainListStyle: ListStyle {
  /// The name by which hosts know the style, `plain`.
  public static var _name: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
