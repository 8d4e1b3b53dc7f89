/// A style with horizontal margins around the rows.
public struct InsetListStyle {
  /// Creates the style.
  public nonisolated init() {}
}

extension InsetListStyle: ListStyle {
  /// The style's name for hosts: `inset`.
  public static var _name: String { "inset" }
}

extension ListStyle where Self == InsetListStyle {
  /// A style with horizontal margins around the rows.
  public static var inset: InsetListStyle { InsetListStyle() }
}
