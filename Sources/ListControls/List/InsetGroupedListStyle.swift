/// Sections set apart, with round corners and room at their sides.
public struct InsetGroupedListStyle {
  /// Sections set apart, with room at their sides.
  public nonisolated init() {}
}

extension InsetGroupedListStyle: ListStyle {
  /// The name by which hosts know the style, `insetGrouped`.
  public static var _name: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// Sections set apart, with round corners and room at their sides.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
