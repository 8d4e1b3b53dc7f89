/// Sections set apart from each other.
public struct GroupedListStyle {
  /// Sections set apart from each other.
  public nonisolated init() {}
}

extension GroupedListStyle: ListStyle {
  /// The name by which hosts know the style, `grouped`.
  public static var _name: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
