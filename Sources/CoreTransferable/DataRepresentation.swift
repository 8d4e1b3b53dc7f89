import Foundation
import UniformTypeIdentifiers

/// A value that travels as data that it makes itself.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]

  /// Goes out and comes in as data of one type.
  public init(
    contentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data,
    importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    entries = [
      TransferEntry(contentType) { item in
        .data(try await exporting(item))
      } makeItem: { payload in
        try await importing(try payload.data)
      }
    ]
  }

  /// Goes out as data of a type, but is not made of such.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    entries = [
      TransferEntry(exportedContentType, export: { .data(try await exporting($0)) })
    ]
  }

  /// Is made of data of a type, but does not go out as such.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    entries = [
      TransferEntry(importedContentType, makeItem: { try await importing(try $0.data) })
    ]
  }
}
