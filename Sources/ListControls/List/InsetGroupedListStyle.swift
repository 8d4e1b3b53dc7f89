/// A style with separate sections that have rounded corners and horizontal margins.
public struct InsetGroupedListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension InsetGroupedListStyle: ListStyle {
  /// The style's name for hosts: `insetGrouped`.
  public static var _name: String { "insetGrouped" }
}

extension ListStyle where Self == InsetGroupedListStyle {
  /// A style with separate sections that have rounded corners and horizontal margins.
  public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}
