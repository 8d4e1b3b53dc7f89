/// A border round the whole list.
public struct BorderedListStyle {
  public nonisolated init() {}
}

extension BorderedListStyle: ListStyle {
  public static var _name: String { "bordered" }
}

extension ListStyle where Self == BorderedListStyle {
  /// A border round the whole list.
  public static var bordered: BorderedListStyle { BorderedListStyle() }
}
