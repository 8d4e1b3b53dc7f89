/// Combines a value's representations: one per line, preferred first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  /// Takes a representation as written.
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// One representation, unchanged.
  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  /// Any number of representations, preferred first.
  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var entries: [TransferEntry<Item>] = []
    for part in repeat each content {
      entries += part.allEntries as? [TransferEntry<Item>] ?? []
    }
    return TupleTransferRepresentation(entries: entries)
  }

  /// The representation in an `if` whose condition holds; both branches must have the same type.
  public static func buildEither<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  /// The representation in an `else`; both branches must have the same type.
  public static func buildEither<Content: TransferRepresentation>(
    second content: Content
  ) -> Content where Content.Item == Item { content }
}
