/// Several representations of one value.
public struct TupleTransferRepresentation<Item: Transferable, Value>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]
}
