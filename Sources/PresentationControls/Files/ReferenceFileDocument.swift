import Combine
import Foundation
import UniformTypeIdentifiers

/// A document with reference semantics, which is written as a snapshot.
public protocol ReferenceFileDocument: ObservableObject {
  /// The type of the snapshots for writing.
  associatedtype Snapshot

  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as; by default the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file. Throw an error if the file's content is invalid: it is shown
  /// to the user.
  init(configuration: Self.ReadConfiguration) throws

  /// Returns a snapshot of the document's current state.
  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// Returns the content of the file for a snapshot.
  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// Writes the document to a file.
  package func write(to url: URL, as type: UTType) throws {
    try writing(to: url, as: type)()
  }

  /// Takes a snapshot, and returns a closure that writes it to a file on any thread.
  package func writing(to url: URL, as type: UTType) throws -> @Sendable () throws -> Void {
    // The protocol's contract: `fileWrapper` is called off the main thread.
    nonisolated(unsafe) let (document, taken) = (self, try snapshot(contentType: type))
    return {
      try FileDocumentWriteConfiguration(contentType: type)
        .write(to: url) { try document.fileWrapper(snapshot: taken, configuration: $0) }
    }
  }
}
