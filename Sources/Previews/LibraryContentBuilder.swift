/// Makes a list of the items that are written below each other; see ``LibraryContentProvider``.
@resultBuilder
public enum LibraryContentBuilder {
  /// An item by itself.
  public static func buildExpression(_ item: LibraryItem) -> [LibraryItem] { [item] }
  /// Several items at once.
  public static func buildExpression(_ items: [LibraryItem]) -> [LibraryItem] { items }
  /// All of them, in order.
  public static func buildBlock(_ items: [LibraryItem]...) -> [LibraryItem] { items.flatMap { $0 } }
}
