import Foundation

/// Which document a window is to show: a file, or a new one. The kind of document tells the groups
/// of an app apart.
struct DocumentRequest<Document>: Codable, Hashable {
  var url: URL?
  /// Where what was not saved before the app ended is kept.
  var draft: URL?
  /// Tells new documents apart.
  var id = UUID()

  static func == (a: DocumentRequest, b: DocumentRequest) -> Bool {
    a.url == b.url && (a.url != nil || a.id == b.id)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(url)
    if url == nil { hasher.combine(id) }
  }
}
