import Foundation
import UniformTypeIdentifiers

/// A representation that transfers a value as data that it creates itself.
public struct DataRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]

  /// Exports and imports data of one type.
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

  /// Exports data of a type, without importing it.
  public init(
    exportedContentType: UTType, exporting: @escaping @Sendable (Item) async throws -> Data
  ) {
    entries = [
      TransferEntry(exportedContentType, export: { .data(try await exporting($0)) })
    ]
  }

  /// Imports data of a type, without exporting it.
  public init(
    importedContentType: UTType, importing: @escaping @Sendable (Data) async throws -> Item
  ) {
    entries = [
      TransferEntry(importedContentType, makeItem: { try await importing(try $0.data) })
    ]
  }
}
