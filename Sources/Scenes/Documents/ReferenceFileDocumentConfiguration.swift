import Combine
import Foundation
import PresentationControls
import ViewRuntime

/// A document that is open in a window, as an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  /// The document; what it announces as a change is saved once it has a file.
  @ObservedObject public var document: Document
  /// Where it lies; nil as long as it was never saved.
  public let fileURL: URL?
  /// Whether changes of the document are saved; not those of one that is only looked at.
  public let isEditable: Bool
}
