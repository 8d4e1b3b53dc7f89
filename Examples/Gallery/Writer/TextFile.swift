import SwiftUI
import UniformTypeIdentifiers

/// A text stored in a file, in UTF-8.
struct TextFile: FileDocument, Equatable {
  static let readableContentTypes: [UTType] = [.plainText]

  var text = ""

  init(text: String = "") { self.text = text }

  init(configuration: ReadConfiguration) throws {
    guard let data = configuration.file.regularFileContents,
      let text = String(data: data, encoding: .utf8)
    else { throw CocoaError(.fileReadInapplicableStringEncoding) }
    self.text = text
  }

  func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
    FileWrapper(regularFileWithContents: Data(text.utf8))
  }
}
