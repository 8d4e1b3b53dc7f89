import Combine
import Foundation
import PresentationControls
import ViewRuntime

/// A document that is open in a window, as a value.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; what is written here can be taken back with the window's undo manager.
  @Binding public var document: Document
  /// Where it lies; nil as long as it was never saved.
  public let fileURL: URL?
  /// Whether the document may be changed; what is written to one that is only looked at is dropped.
  public let isEditable: Bool
}
