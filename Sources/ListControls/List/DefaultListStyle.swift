/// The default style of the current context.
public struct DefaultListStyle {
  /// Creates the default style.
  public nonisolated init() {}
}

extension DefaultListStyle: ListStyle {
  /// The style's name for hosts: `automatic`.
  public static var _name: String { "automatic" }
}

extension ListStyle where Self == DefaultListStyle {
  /// The default style of the current context.
  public static var automatic: DefaultListStyle { DefaultListStyle() }
}
