import Foundation
import UniformTypeIdentifiers

/// A document that is a value: what an app reads from a file, changes, and writes again.
///
/// ```swift
/// struct TextDocument: FileDocument {
///   static let readableContentTypes: [UTType] = [.plainText]
///   var text = ""
///
///   init(configuration: ReadConfiguration) throws {
///     guard let data = configuration.file.regularFileContents else {
///       throw CocoaError(.fileReadCorruptFile)
///     }
///     text = String(decoding: data, as: UTF8.self)
///   }
///
///   func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
///     FileWrapper(regularFileWithContents: Data(text.utf8))
///   }
/// }
/// ```
public protocol FileDocument {
  /// What it can be read from.
  static var readableContentTypes: [UTType] { get }
  /// What it can be written as; by default what it can be read from.
  static var writableContentTypes: [UTType] { get }

  /// The document in a file.
  ///
  /// Throw an error where the file is not what it should be: the user is told of it.
  init(configuration: Self.ReadConfiguration) throws

  /// The file's content.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The types that it can be read from.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

/// What a document is read from.
public struct FileDocumentReadConfiguration {
  /// The type that the file's ending means; the first readable one if it means none of them.
  public let contentType: UTType
  /// The file, or the folder with all that is in it.
  public let file: FileWrapper

  package init(contentType: UTType, file: FileWrapper) {
    self.contentType = contentType
    self.file = file
  }

  /// Reads a file of one of some types. A link is followed.
  package init(_ url: URL, _ types: [UTType]) throws {
    let url = url.resolvingSymlinksInPath()
    self.init(contentType: url.type(among: types), file: try FileWrapper(url: url))
  }
}

/// What a document is written as.
public struct FileDocumentWriteConfiguration {
  /// The type to write, one of `writableContentTypes` or what the exporter was told.
  public let contentType: UTType
  private let former: FormerFile?

  /// What lies in its place so far; read when it is asked for the first time.
  public var existingFile: FileWrapper? { former?.wrapper }

  /// - Parameter url: where it will be written.
  package init(contentType: UTType, replacing url: URL? = nil) {
    self.contentType = contentType
    former = url.map(FormerFile.init)
  }
}

/// A file that is about to be replaced: most documents never look at it.
private final class FormerFile {
  private let url: URL
  private(set) lazy var wrapper = try? FileWrapper(url: url)

  init(_ url: URL) { self.url = url }
}

extension FileDocumentWriteConfiguration {
  /// Writes what `make` gives, whole or not at all. A link is followed.
  func write(to url: URL, _ make: (Self) throws -> FileWrapper) throws {
    let url = url.resolvingSymlinksInPath()
    let configuration = Self(contentType: contentType, replacing: url)
    try make(configuration).write(to: url, options: .atomic, originalContentsURL: nil)
  }
}

extension FileDocument {
  /// Writes the document to a file.
  package func write(to url: URL, as type: UTType) throws {
    try FileDocumentWriteConfiguration(contentType: type)
      .write(to: url) { try fileWrapper(configuration: $0) }
  }
}

extension URL {
  /// Whether the file's ending says that it is of one of some types.
  ///
  /// The ending of a type that a program declares stands in its property list, which is not read
  /// here: such a type is taken to be that of files whose ending is nobody else's.
  package func isFile(of types: [UTType]) -> Bool {
    let own =
      pathExtension.isEmpty ? nil : UTType(filenameExtension: pathExtension.lowercased())
    return types.contains { type in
      if type == .item || type == .data || own?.conforms(to: type) == true { return true }
      let isOwn = !type.isPublic && type.preferredFilenameExtension == nil
      return isOwn && own?.isDynamic != false
    }
  }

  /// The type that the file's ending means; the first one if it means none of them.
  package func type(among types: [UTType]) -> UTType {
    types.first { isFile(of: [$0]) } ?? types.first ?? .data
  }
}
