import SwiftUI
import ViewTesting

/// A temporary folder with files.
package final class TestFolder {
  package let url: URL

  package init(_ files: [String: String] = [:]) throws {
    url = FileManager.default.temporaryDirectory
      .appendingPathComponent("files-\(UUID().uuidString)").resolvingSymlinksInPath()
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
    for (name, content) in files {
      let file = self[name]
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(content.utf8).write(to: file)
    }
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  package subscript(name: String) -> URL { url.appendingPathComponent(name) }

  package func text(_ name: String) throws -> String {
    try String(contentsOf: self[name], encoding: .utf8)
  }

  package var names: [String] {
    get throws { try FileManager.default.contentsOfDirectory(atPath: url.path).sorted() }
  }
}

extension ViewTest {
  /// Types a name or path into a file panel's field.
  package func enterName(_ text: String) throws {
    let field = try textField("Name")
    try field.clear()
    try field.type(text)
  }
}
