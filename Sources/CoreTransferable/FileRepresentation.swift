import Foundation
import UniformTypeIdentifiers

/// A value that travels as a file: for what is too large to be held as a whole.
public struct FileRepresentation<Item: Transferable>: PrimitiveRepresentation {
  package let entries: [TransferEntry<Item>]

  /// Goes out and comes in as a file of one type.
  ///
  /// Whether files may be opened in place is not asked here; `importing` learns it from the file.
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

  /// Goes out as a file of a type, but is not made of such.
  public init(
    exportedContentType: UTType, shouldAllowToOpenInPlace: Bool = false,
    exporting: @escaping @Sendable (Item) async throws -> SentTransferredFile
  ) {
    entries = [TransferEntry(exportedContentType, export: Self.export(exporting))]
  }

  /// Is made of a file of a type, but does not go out as such.
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
      // What was written here lies in a folder of its own; a copy is its giver's to remove.
      let isWritten = if case .data = payload { true } else { false }
      defer {
        if isWritten { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
      }
      return try await importing(
        ReceivedTransferredFile(file: file, isOriginalFile: isOriginal))
    }
  }
}
