/// The usual style of the place where the list stands.
public struct DefaultListStyle {
  public nonisolated init() {}
}

extension DefaultListStyle: ListStyle {
  public static var _name: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The usual style of the place where the list stands.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
