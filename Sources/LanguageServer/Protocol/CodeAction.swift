/// A change that an editor offers.
struct CodeAction: Encodable {
  var title: String
  var kind: String
  var diagnostics: [Diagnostic]
  /// True only for safe fixes: an editor may apply it without asking.
  var isPreferred: Bool
  var edit: WorkspaceEdit
}

struct TextEdit: Encodable, Hashable {
  var range: TextRange
  var newText: String
}

/// Edits of several files, with document versions if the client supports them.
struct WorkspaceEdit: Encodable {
  struct DocumentEdit: Encodable {
    var textDocument: VersionedDocumentIdentifier
    var edits: [TextEdit]
  }

  var documentChanges: [DocumentEdit]?
  var changes: [String: [TextEdit]]?
}
