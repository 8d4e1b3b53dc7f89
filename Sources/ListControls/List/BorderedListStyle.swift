/// A style with a border around the whole list.
public struct BorderedListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension BorderedListStyle: ListStyle {
  /// The style's name for hosts: `bordered`.
  public static var _name: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// A style with a border around the whole list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
