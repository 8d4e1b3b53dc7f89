/// A document that is open in an editor, by its URI.
struct DocumentIdentifier: Codable { var uri: String }

struct VersionedDocumentIdentifier: Codable {
  var uri: String
  var version: Int?

  private enum CodingKeys: CodingKey { case uri, version }

  /// An unknown version is written as `null`.
  func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(uri, forKey: .uri)
    try container.encode(version, forKey: .version)
  }
}

extension VersionedDocumentIdentifier {
  init(_ uri: String, _ version: Int?) {
    self.uri = uri
    self.version = version
  }
}

struct OpenParameters: Decodable {
  struct Document: Decodable {
    var uri: String
    var languageId: String?
    var version: Int?
    var text: String
  }

  var textDocument: Document
}

struct ChangeParameters: Decodable {
  /// A replacement of a range, or of everything.
  struct Change: Decodable {
    var range: TextRange?
    var text: String
  }

  var textDocument: VersionedDocumentIdentifier
  var contentChanges: [Change]
}

struct DocumentParameters: Decodable { var textDocument: DocumentIdentifier }

struct HoverParameters: Decodable {
  var textDocument: DocumentIdentifier
  var position: DocumentPosition
}

struct CodeActionParameters: Decodable {
  struct Context: Decodable { var only: [String]? }

  var textDocument: DocumentIdentifier
  var range: TextRange
  var context: Context?
}

struct FolderChangeParameters: Decodable {
  struct Event: Decodable {
    var added: [WorkspaceFolder]
    var removed: [WorkspaceFolder]
  }

  var event: Event
}

struct CancelParameters: Decodable { var id: RequestID }
