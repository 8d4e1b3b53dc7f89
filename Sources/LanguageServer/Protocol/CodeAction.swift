/// A change that an editor offers.
struct CodeAction: Encodable {
  var title: String
  var kind: String
  var diagnostics: [Diagnostic]
  /// Only a safe fix is: an editor may make it without asking.
  var isPreferred: Bool
  var edit: WorkspaceEdit
}

struct TextEdit: Encodable, Hashable {
  var range: TextRange
  var newText: String
}

/// Edits of several files: with the documents' versions where the client knows what to do with
/// them.
struct WorkspaceEdit: Encodable {
  struct DocumentEdit: Encodable {
    var textDocument: VersionedDocumentIdentifier
    var edits: [TextEdit]
  }

  var documentChanges: [DocumentEdit]?
  var changes: [String: [TextEdit]]?
}
