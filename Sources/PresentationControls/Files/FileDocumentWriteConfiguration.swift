import Foundation
import UniformTypeIdentifiers

/// The type and the former file for writing a document.
public struct FileDocumentWriteConfiguration {
  /// The type to write, one of `writableContentTypes` or of the exporter's types.
  public let contentType: UTType
  private let former: FormerFile?

  /// The file that is about to be replaced; read on first access.
  public var existingFile: FileWrapper? { former?.wrapper }

  /// - Parameter url: the destination.
  package init(contentType: UTType, replacing url: URL? = nil) {
    self.contentType = contentType
    former = url.map(FormerFile.init)
  }
}

extension FileDocumentWriteConfiguration {
  /// Atomically writes the file that `make` returns. Resolves links.
  func write(to url: URL, _ make: (Self) throws -> FileWrapper) throws {
    let url = url.resolvingSymlinksInPath()
    let configuration = Self(contentType: contentType, replacing: url)
    try make(configuration).write(to: url, options: .atomic, originalContentsURL: nil)
  }
}

/// A file that is about to be replaced; read lazily, as most documents do not need it.
private final class FormerFile {
  private let url: URL
  private(set) lazy var wrapper = try? FileWrapper(url: url)

  init(_ url: URL) { self.url = url }
}
