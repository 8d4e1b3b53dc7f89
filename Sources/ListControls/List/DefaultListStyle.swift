/// The usual style of the place where the list stands.
public struct DefaultListStyle {
  /// The usual style.
  public nonisolated init() {}
}

extension DefaultListStyle: ListStyle {
  /// The name by which hosts know the style, `automatic`.
  public static var _name: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style of the place where the list stands.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
