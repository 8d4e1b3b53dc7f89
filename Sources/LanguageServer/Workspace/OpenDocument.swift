import Foundation
import SourceModel

/// A document as it is in the editor, saved or not.
struct OpenDocument {
  /// In the client's spelling, which responses use as well.
  let uri: String
  let path: String
  private(set) var version: Int?
  private(set) var file: SourceFile

  init(uri: String, version: Int?, text: String) {
    self.uri = uri
    self.version = version
    path = DocumentAddress.path(of: uri)
    file = SourceFile(path: path, text: text)
  }

  mutating func apply(_ changes: [ChangeParameters.Change], version: Int?) {
    self.version = version
    var text = file.text
    for change in changes {
      guard let range = change.range else {
        text = SourceText(change.text)
        continue
      }
      let replaced = text.sourceRange(of: range)
      var bytes = text.bytes
      bytes.replaceSubrange(replaced.start..<replaced.end, with: change.text.utf8)
      text = SourceText(bytes)
    }
    file = SourceFile(path: path, text: text)
  }
}

/// Conversions between document URIs and file paths.
package enum DocumentAddress {
  /// The path of a file, with links resolved; the URI itself if it is not a file's.
  package static func path(of uri: String) -> String {
    guard uri.lowercased().hasPrefix("file:") else { return uri }
    guard let url = URL(string: uri), !url.path.isEmpty else {
      // Some clients do not percent-encode the URI.
      let rest = uri.dropFirst(uri.lowercased().hasPrefix("file://") ? 7 : 5)
      return resolved(rest.removingPercentEncoding ?? String(rest))
    }
    return resolved(url.path)
  }

  package static func uri(of path: String) -> String {
    path.hasPrefix("/") ? URL(fileURLWithPath: path).absoluteString : path
  }

  package static func resolved(_ path: String) -> String {
    URL(fileURLWithPath: path).resolvingSymlinksInPath().path
  }
}
