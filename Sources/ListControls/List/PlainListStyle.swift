/// A style with rows from edge to edge.
public struct PlainListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension PlainListStyle: ListStyle {
  /// The style's name for hosts: `plain`.
  public static var _name: String { "plain" }
}

extension ListStyle where Self == PlainListStyle {
  /// A style with rows from edge to edge.
  public static var plain: PlainListStyle { PlainListStyle() }
}
