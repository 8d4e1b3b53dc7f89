import Combine
import Foundation
import UniformTypeIdentifiers

/// A document that is an object, of which a snapshot is written.
public protocol ReferenceFileDocument: ObservableObject {
  /// What is taken of the document for writing.
  associatedtype Snapshot

  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// By default what it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// The document in a file. Throw an error where the file is not what it should be: the user is
  /// told of it.
  init(configuration: Self.ReadConfiguration) throws

  /// The document as it is now.
  func snapshot(contentType: UTType) throws -> Self.Snapshot

  /// The content of the file for a snapshot.
  func fileWrapper(
    snapshot: Self.Snapshot, configuration: Self.WriteConfiguration
  ) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension ReferenceFileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }

  /// Writes the document to a file.
  package func write(to url: URL, as type: UTType) throws {
    try writing(to: url, as: type)()
  }

  /// Takes a snapshot, and gives what writes it to a file, on whatever thread.
  package func writing(to url: URL, as type: UTType) throws -> @Sendable () throws -> Void {
    // The protocol's contract: what is made of a snapshot is made off the main thread.
    nonisolated(unsafe) let (document, taken) = (self, try snapshot(contentType: type))
    return {
      try FileDocumentWriteConfiguration(contentType: type)
        .write(to: url) { try document.fileWrapper(snapshot: taken, configuration: $0) }
    }
  }
}
