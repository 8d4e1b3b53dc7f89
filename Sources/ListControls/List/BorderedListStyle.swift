/// A border around the whole list.
public struct BorderedListStyle {
  /// A border around the whole list.
  public nonisolated init() {}
}

extension BorderedListStyle: ListStyle {
  /// The name by which hosts know the style, `bordered`.
  public static var _name: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// A border around the whole list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
