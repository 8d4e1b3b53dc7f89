import Foundation
import UniformTypeIdentifiers

/// A document with value semantics, which an app reads from a file, changes, and writes back.
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
  /// The content types that the document can be read from.
  static var readableContentTypes: [UTType] { get }
  /// The content types that the document can be written as; by default the readable types.
  static var writableContentTypes: [UTType] { get }

  /// Reads the document from a file.
  ///
  /// Throw an error if the file's content is invalid: it is shown to the user.
  init(configuration: Self.ReadConfiguration) throws

  /// Returns the content of the file to write.
  func fileWrapper(configuration: Self.WriteConfiguration) throws -> FileWrapper

  typealias ReadConfiguration = FileDocumentReadConfiguration
  typealias WriteConfiguration = FileDocumentWriteConfiguration
}

extension FileDocument {
  /// The readable types.
  public static var writableContentTypes: [UTType] { readableContentTypes }
}

extension FileDocument {
  /// Writes the document to a file.
  package func write(to url: URL, as type: UTType) throws {
    try FileDocumentWriteConfiguration(contentType: type)
      .write(to: url) { try fileWrapper(configuration: $0) }
  }
}

extension URL {
  /// Returns whether the filename extension stands for one of the given types.
  ///
  /// The extensions of types that a program declares are in its property list, which is not read
  /// here: such a type matches files whose extension belongs to no known type.
  package func isFile(of types: [UTType]) -> Bool {
    let own =
      pathExtension.isEmpty ? nil : UTType(filenameExtension: pathExtension.lowercased())
    return types.contains { type in
      if type == .item || type == .data || own?.conforms(to: type) == true { return true }
      let isOwn = !type.isPublic && type.preferredFilenameExtension == nil
      return isOwn && own?.isDynamic != false
    }
  }

  /// Returns the type that the filename extension stands for; the first one if none matches.
  package func type(among types: [UTType]) -> UTType {
    types.first { isFile(of: [$0]) } ?? types.first ?? .data
  }
}
