/// Builds a list of items; see ``LibraryContentProvider``.
@resultBuilder
public enum LibraryContentBuilder {
  /// A single item.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// Several items.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  /// All items, in order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
