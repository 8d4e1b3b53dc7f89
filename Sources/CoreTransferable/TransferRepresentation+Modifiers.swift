/// A representation with a modifier.
public struct _ModifiedRepresentation<Content: TransferRepresentation>: PrimitiveRepresentation {
  public typealias Item = Content.Item
  package let entries: [TransferEntry<Content.Item>]

  init(_ content: Content, _ change: (inout TransferEntry<Content.Item>) -> Void) {
    entries = content.allEntries.map { entry in
      var entry = entry
      change(&entry)
      return entry
    }
  }
}

extension TransferRepresentation {
  /// Offers this representation only for some values.
  public func exportingCondition(
    _ condition: @escaping @Sendable (Item) -> Bool
  ) -> some TransferRepresentation<Item> {
    _ModifiedRepresentation(self) { entry in
      let former = entry.condition
      entry.condition = { former?($0) != false && condition($0) }
    }
  }

  /// Sets which programs may see this representation. Programs here have no known team or group, so
  /// a representation that is not visible to all stays in the app: it is neither dragged nor copied
  /// out of it.
  public func visibility(
    _ visibility: TransferRepresentationVisibility
  ) -> some TransferRepresentation<Item> {
    _ModifiedRepresentation(self) { $0.visibility = visibility }
  }

  /// Names the files created from values.
  public func suggestedFileName(_ fileName: String) -> some TransferRepresentation<Item> {
    _ModifiedRepresentation(self) { $0.suggestedName = { _ in fileName } }
  }

  /// Names the file created from a value.
  public func suggestedFileName(
    _ fileName: @escaping @Sendable (Item) -> String?
  ) -> some TransferRepresentation<Item> {
    _ModifiedRepresentation(self) { $0.suggestedName = fileName }
  }
}
