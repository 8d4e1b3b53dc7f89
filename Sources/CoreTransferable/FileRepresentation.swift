import Foundation
import UniformTypeIdentifiers

/// A representation that transfers a value as a file, for values too large to hold in memory.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]

  /// Exports and imports a file of one type.
  ///
  /// Whether files may be opened in place is ignored here; `importing` gets that information with
  /// the file.
  public init(
    contentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entries = [
      TransferEntry(
        contentType, export: Self.export(exporting), makeItem: Self.makeItem(contentType, importing)
      )
    ]
  }

  /// Exports a file of a type, without importing it.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    entries = [TransferEntry(exportedContentType, export: Self.export(exporting))]
  }

  /// Imports a file of a type, without exporting it.
  public init(
    importedContentType: UTType, shouldAttemptToOpenInPlace: Bool = false,
    importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) {
    entries = [
      TransferEntry(
        importedContentType, makeItem: Self.makeItem(importedContentType, importing))
    ]
  }

  private static func export(
    _ exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) -> @Sendable (Item) async throws -> TransferPayload {
    { .file(try await exporting($0).file) }
  }

  private static func makeItem(
    _ type: UTType, _ importing: @escaping @Sendable (ReceivedTransferredFile) async throws -> Item
  ) -> @Sendable (TransferPayload) async throws -> Item {
    { payload in
      let isOriginal = if case .file = payload { true } else { false }
      let file = try payload.file(type, named: nil)
      // A file written here is in its own folder; the sender removes a copy.
      let isWritten = if case .data = payload { true } else { false }
      defer {
        if isWritten { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      }
      return try await importing(
        ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
    }
  }
}
