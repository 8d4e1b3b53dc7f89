import Foundation
import PresentationControls
import ViewRuntime

/// Opens a file in a window of the app: `@Environment(\.openDocument) private var openDocument`.
///
/// ```swift
/// Button("Read me") { Task { try await openDocument(at: url) } }
/// ```
///
/// A file that is open already comes to the front.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  let windows: WindowRegistry?

  /// - Throws: an error of Cocoa's if the file is not there, or if the app has no `DocumentGroup`
  ///   that reads files of its type.
  public func callAsFunction(at url: URL) async throws {
    let url = url.resolvingSymlinksInPath()
    guard FileManager.default.isReadableFile(atPath: url.path) else {
      throw CocoaError(.fileReadNoSuchFile, userInfo: [NSURLErrorKey: url])
    }
    guard windows?.openFile(url) == true else {
      throw CocoaError(.fileReadCorruptFile, userInfo: [NSURLErrorKey: url])
    }
  }
}

extension EnvironmentValues {
  /// Opens a file in a window of the app.
  public var openDocument: OpenDocumentAction {
    MainActor.assumeIsolated { OpenDocumentAction(windows: windowRegistry) }
  }
}

/// A request whose kind of document is not known here.
protocol AnyDocumentRequest {
  /// The request of a file, if documents of this kind are read from such files.
  @MainActor static func request(for url: URL) -> AnyHashable?
  /// The request of a draft, if it is one of a document of this kind.
  @MainActor static func request(forDraft url: URL) -> AnyHashable?
  /// The request of a new document.
  @MainActor static func new() -> AnyHashable
}

extension DocumentRequest: AnyDocumentRequest {
  static func request(for url: URL) -> AnyHashable? {
    let types =
      (Document.self as? any FileDocument.Type)?.readableContentTypes
      ?? (Document.self as? any ReferenceFileDocument.Type)?.readableContentTypes
    return url.isFile(of: types ?? []) ? AnyHashable(DocumentRequest(url: url)) : nil
  }

  static func request(forDraft url: URL) -> AnyHashable? {
    DraftFolder.kind(of: url) == DraftFolder.kind(Document.self)
      ? AnyHashable(DocumentRequest(draft: url)) : nil
  }

  static func new() -> AnyHashable { AnyHashable(DocumentRequest()) }
}
