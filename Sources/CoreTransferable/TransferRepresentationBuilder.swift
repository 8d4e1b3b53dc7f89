/// Puts a value's representations together: one a line, the preferred one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation as written.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One representation, as it is.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Any number of representations, the preferred one first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var entries: [TransferEntry<Item>] = []
    for part in repeat each content {
      entries += part.allEntries as? [TransferEntry<Item>] ?? []
    }
    return TupleTransferRepresentation(entries: entries)
  }

  /// The representation of an `if` whose condition holds; both branches must have the same type.
  public static func buildEither<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// The representation of an `else`; both branches must have the same type.
  public static func buildEither<Content: TransferRepresentation>(
    second content: Content
  ) -> Content where Content.Item == Item { content }
}
