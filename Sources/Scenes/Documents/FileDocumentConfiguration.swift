import Combine
import Foundation
import PresentationControls
import ViewRuntime

/// An open document that is a value.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; changes can be undone with the window's undo manager.
  @Binding public var document: Document
  /// The location of the document's file; nil until it is saved.
  public let fileURL: URL?
  /// Whether the document may be changed; changes of a document that is only viewed are dropped.
  public let isEditable: Bool
}
