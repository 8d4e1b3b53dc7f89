import Foundation
import UniformTypeIdentifiers
import ViewRuntime

/// The documents of an app, of whichever group.
extension WindowRegistry {
  /// All that can be opened.
  var documentTypes: [UTType] { openers.flatMap { $0.opener.documents?.readableTypes ?? [] } }

  /// Shows a new document of the first kind that can be made.
  func newDocument() {
    for (_, opener) in openers where opener.documents?.canMake == true {
      if let request = opener.requests?.new() {
        _ = open(value: request, opener.type, id: opener.id)
        return
      }
    }
  }

  /// Shows the document of a file in the group that reads such files.
  ///
  /// - Returns: whether there is one.
  @discardableResult
  func openFile(_ url: URL) -> Bool { openDocument { $0.request(for: url) } }

  private func openDocument(_ request: (any AnyDocumentRequest.Type) -> AnyHashable?) -> Bool {
    for (_, opener) in openers {
      if let request = opener.requests.flatMap(request) {
        return open(value: request, opener.type, id: opener.id)
      }
    }
    return false
  }

  /// Shows what the app was started with, and what could not be saved when it ended last; a window
  /// each.
  func begin(with files: [URL], _ drafts: [URL]) {
    awaitsDocuments = false
    // With its frame a window says what it is called, before others hide it.
    for draft in drafts where openDocument({ $0.request(forDraft: draft) }) { runtime.runFrame() }
    var others: [URL] = []
    for file in files {
      if openFile(file.resolvingSymlinksInPath()) {
        runtime.runFrame()
      } else {
        others.append(file)
      }
    }
    showFirst()
    // An app without such documents is told of them all the same.
    others.forEach(urls.open)
  }
}
