import Foundation
import UniformTypeIdentifiers

/// The file that a document is read from.
public struct FileDocumentReadConfiguration {
  /// The readable type that the filename extension stands for; the first one if none matches.
  public let contentType: UTType
  /// The file, or the folder with its contents.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }

  /// Reads a file of one of the given types. Resolves links.
  package init(_ url: URL, _ types: [UTType]) throws {
    let url = url.resolvingSymlinksInPath()
    self.init(contentType: url.type(among: types), file: try FileWrapper(url: url))
  }
}
