import Foundation
import UniformTypeIdentifiers
import ViewRuntime

/// The documents of an app, of all groups.
extension WindowRegistry {
  /// The types of all documents that can be opened.
  var documentTypes: [UTType] { openers.flatMap { $0.opener.documents?.readableTypes ?? [] } }

  /// Opens a new document of the first type that can be made.
  func newDocument() {
    for (_, opener) in openers where opener.documents?.canMake == true {
      if let request = opener.requests?.new() {
        _ = open(value: request, opener.type, id: opener.id)
        return
      }
    }
  }

  /// Opens a file in the document group that reads it.
  ///
  /// - Returns: whether there is such a group.
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

  /// Opens the launch files and the drafts left by the previous run, in one window each.
  func begin(with files: [URL], _ drafts: [URL]) {
    awaitsDocuments = false
    // With a frame, a window reports its title before others hide it.
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
    // URLs go to `onOpenURL` handlers if no document group reads them.
    others.forEach(urls.open)
  }
}
