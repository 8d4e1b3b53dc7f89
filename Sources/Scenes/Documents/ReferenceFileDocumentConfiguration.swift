import Combine
import Foundation
import PresentationControls
import ViewRuntime

/// An open document that is an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; changes that it publishes are saved once it has a file.
  @ObservedObject public var document: Document
  /// The location of the document's file; nil until it is saved.
  public let fileURL: URL?
  /// Whether changes of the document are saved; false for a document that is only viewed.
  public let isEditable: Bool
}
