/// A style with separate sections.
public struct GroupedListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension GroupedListStyle: ListStyle {
  /// The style's name for hosts: `grouped`.
  public static var _name: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// A style with separate sections.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
