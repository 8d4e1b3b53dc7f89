/// Puts a value's representations together: one a line, the preferred one first.
@resultBuilder
public struct TransferRepresentationBuilder<Item: Transferable> {
  public static func buildExpression<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<Content: TransferRepresentation>(
    _ content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildBlock<each Content: TransferRepresentation>(
    _ content: repeat each Content
  ) -> TupleTransferRepresentation<Item, (repeat each Content)> {
    var entries: [TransferEntry<Item>] = []
    for part in repeat each content {
      entries += part.allEntries as? [TransferEntry<Item>] ?? []
    }
    return TupleTransferRepresentation(entries: entries)
  }

  public static func buildEither<Content: TransferRepresentation>(
    first content: Content
  ) -> Content where Content.Item == Item { content }

  public static func buildEither<Content: TransferRepresentation>(
    second content: Content
  ) -> Content where Content.Item == Item { content }
}

/// Several representations of one value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]
}
