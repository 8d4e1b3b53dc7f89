/// Sections set apart from each other.
public struct GroupedListStyle {
  public nonisolated init() {}
}

extension GroupedListStyle: ListStyle {
  public static var _name: String { "grouped" }
}

extension ListStyle where Self == GroupedListStyle {
  /// Sections set apart from each other.
  public static var grouped: GroupedListStyle { GroupedListStyle() }
}
