import Combine
import Controls
import Foundation
import ViewRuntime

/// A document that is open in a window, as a value.
@MainActor @preconcurrency
public struct FileDocumentConfiguration<Document: FileDocument> {
  /// The document; what is written here can be taken back with the window's undo manager.
  @Binding public var document: Document
  /// Where it lies; nil as long as it was never saved.
  public let fileURL: URL?
  public let isEditable: Bool
}

/// A document that is open in a window, as an object.
@MainActor @preconcurrency
public struct ReferenceFileDocumentConfiguration<Document: ReferenceFileDocument> {
  @ObservedObject public var document: Document
  /// Where it lies; nil as long as it was never saved.
  public let fileURL: URL?
  public let isEditable: Bool
}
