import Foundation

/// The document for a window to show: a file or a new document. The document type distinguishes the
/// groups of an app.
struct DocumentRequest<Document>: Codable, Hashable {
  var url: URL?
  /// The draft with the changes that were unsaved when the app ended.
  var draft: URL?
  /// Distinguishes new documents.
  var id = UUID()

  static func == (a: DocumentRequest, b: DocumentRequest) -> Bool {
    a.url == b.url && (a.url != nil || a.id == b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    if url == nil { hasher.combine(id) }
  }
}
