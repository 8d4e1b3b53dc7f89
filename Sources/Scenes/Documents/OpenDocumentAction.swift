import Foundation
import PresentationControls
import ViewRuntime

/// An action that opens a file in a window of the app:
/// `@Environment(\.openDocument) private var openDocument`.
///
/// ```swift
/// Button("Read me") { Task { try await openDocument(at: url) } }
/// ```
///
/// If the file is already open, its window comes to the front.
@MainActor @preconcurrency
public struct OpenDocumentAction {
  let windows: WindowRegistry?

  /// - Throws: a Cocoa error if the file does not exist, or if the app has no `DocumentGroup` that
  ///   reads files of its type.
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
  /// The action that opens a file in a window of the app.
  public var openDocument: OpenDocumentAction {
    MainActor.assumeIsolated { OpenDocumentAction(windows: windowRegistry) }
  }
}

/// A document request whose document type is erased.
protocol AnyDocumentRequest {
  /// Returns a request for a file, if documents of this type can be read from it.
  @MainActor static func request(for url: URL) -> AnyHashable?
  /// Returns a request for a draft, if it is of this document type.
  @MainActor static func request(forDraft url: URL) -> AnyHashable?
  /// Returns a request for a new document.
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
