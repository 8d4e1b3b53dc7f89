import Foundation
import SwiftUI
import UniformTypeIdentifiers

/// A document of plain text; what is no text it refuses to be read from.
struct Letter: FileDocument {
  static let readableContentTypes: [UTType] = [.plainText]
  var text = ""

  init() {}

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadCorruptFile) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
