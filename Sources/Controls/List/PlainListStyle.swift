/// Rows from edge to edge.
public struct PlainListStyle {
  public nonisolated init() {}
}

extension PlainListStyle: ListStyle {
  public static var _name: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// Rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
