/// Sections set apart, with round corners and room at their sides.
public struct InsetGroupedListStyle {
  public nonisolated init() {}
}

extension InsetGroupedListStyle: ListStyle {
  public static var _name: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, with round corners and room at their sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
