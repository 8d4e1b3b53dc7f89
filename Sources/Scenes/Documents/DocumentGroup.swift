import Foundation
import PresentationControls
import UniformTypeIdentifiers
import ViewRuntime

/// A scene of windows that show one document each, with commands to make, open and save documents.
///
/// ```swift
/// @main
/// struct NotesApp: App {
///   var body: some Scene {
///     DocumentGroup(newDocument: TextDocument()) { file in
///       TextEditor(text: file.$document.text)
///     }
///   }
/// }
/// ```
///
/// The app starts with a new document, or with the file named on the command line. The menus have
/// New, Open, Save and Save As, with their usual shortcuts. Changes to the document can be undone,
/// and are saved automatically once the document has a file.
public struct DocumentGroup<Document, Content: View> {
  let source: DocumentSource<Document>
  let content: @MainActor (DocumentSession<Document>) -> Content
}

extension DocumentGroup: Scene {
  public var body: some Scene {
    let (source, content) = (source, content)
    var group = WindowGroup(for: DocumentRequest<Document>.self) { request in
      DocumentWindow(request: request, source: source, content: content)
    }
    group.description.documents = DocumentKind(
      canMake: source.make != nil, readableTypes: source.readableTypes)
    return group.commands { DocumentCommands(canMake: source.make != nil) }
  }
}

extension DocumentGroup where Document: FileDocument {
  /// Makes a group of documents that are values.
  public nonisolated init(
    newDocument: @autoclosure @escaping () -> Document,
    @ViewBuilder editor: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    source = .values(newDocument)
    nonisolated(unsafe) let editor = editor
    content = { editor($0.valueConfiguration(isEditable: true)) }
  }

  /// Makes a group of documents that are only viewed.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (FileDocumentConfiguration<Document>) -> Content
  ) {
    source = .values(nil)
    nonisolated(unsafe) let viewer = viewer
    content = { viewer($0.valueConfiguration(isEditable: false)) }
  }
}

extension DocumentGroup where Document: ReferenceFileDocument {
  /// Makes a group of documents that are objects.
  public nonisolated init(
    newDocument: @escaping () -> Document,
    @ViewBuilder editor: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    source = .objects(newDocument)
    nonisolated(unsafe) let editor = editor
    content = { editor($0.objectConfiguration(isEditable: true)) }
  }

  /// Makes a group of documents that are only viewed.
  public nonisolated init(
    viewing documentType: Document.Type,
    @ViewBuilder viewer: @escaping (ReferenceFileDocumentConfiguration<Document>) -> Content
  ) {
    source = .objects(nil)
    nonisolated(unsafe) let viewer = viewer
    content = { viewer($0.objectConfiguration(isEditable: false)) }
  }
}

/// How documents of a type are made, read and written.
struct DocumentSource<Document> {
  /// Makes a new document; nil if documents are only viewed.
  let make: (() -> Document)?
  let read: (URL) throws -> Document
  /// Captures the document's content and returns an operation that writes it.
  let write: (Document, URL) throws -> DocumentWrite
  let readableTypes: [UTType]
  let writableTypes: [UTType]
}

extension DocumentSource where Document: FileDocument {
  static func values(_ make: (() -> Document)?) -> DocumentSource {
    DocumentSource(
      make: make,
      read: { try Document(configuration: .init($0, Document.readableContentTypes)) },
      write: { document, url in
        .onMain { try document.write(to: url, as: url.type(among: Document.writableContentTypes)) }
      },
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes)
  }
}

extension DocumentSource where Document: ReferenceFileDocument {
  static func objects(_ make: (() -> Document)?) -> DocumentSource {
    DocumentSource(
      make: make,
      read: { try Document(configuration: .init($0, Document.readableContentTypes)) },
      write: { document, url in
        .anywhere(
          try document.writing(to: url, as: url.type(among: Document.writableContentTypes)))
      },
      readableTypes: Document.readableContentTypes, writableTypes: Document.writableContentTypes)
  }
}

/// The operation that writes captured content.
enum DocumentWrite {
  case onMain(() throws -> Void)
  /// Writes a snapshot on any thread: the document may change meanwhile.
  case anywhere(@Sendable () throws -> Void)

  func callAsFunction() throws {
    switch self {
    case .onMain(let write): try write()
    case .anywhere(let write): try write()
    }
  }
}
