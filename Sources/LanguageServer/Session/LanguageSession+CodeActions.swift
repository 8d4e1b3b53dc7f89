import SourceModel
import SourceRewriting

/// Code actions for fixes.
extension LanguageSession {
  func codeActions(_ message: IncomingMessage) throws -> [CodeAction] {
    let wanted = try message.parameters(CodeActionParameters.self)
    guard let document = documents[wanted.textDocument.uri] else { return [] }
    let findings = findings(in: document)
    var actions: [CodeAction] = []
    if Self.isWanted("quickfix", by: wanted.context?.only) {
      for finding in findings
      where document.file.text.textRange(of: finding.range).touches(wanted.range) {
        actions += quickFixes(of: finding, in: document)
      }
    }
    if Self.isWanted(Self.fixAll, by: wanted.context?.only),
      let all = safeFixes(of: findings, in: document)
    {
      actions.append(all)
    }
    return actions
  }

  private static let fixAll = "source.fixAll.kumiki"

  /// Kinds are hierarchical, separated by dots: a request for `source` includes `source.fixAll`. An
  /// action for a whole file is offered only on request.
  private static func isWanted(_ kind: String, by only: [String]?) -> Bool {
    guard let only else { return kind == "quickfix" }
    return only.contains { $0.isEmpty || $0 == kind || kind.hasPrefix($0 + ".") }
  }

  private func quickFixes(of finding: Finding, in document: OpenDocument) -> [CodeAction] {
    let language = workspace(of: document).configuration.language
    return finding.fixes.compactMap { fix in
      guard let edit = edit(fix.edits, in: document) else { return nil }
      let remark =
        switch (fix.safety, language) {
        case (.unsafe, .english): " (may change what the program does)"
        case (.unsafe, .japanese): "（動作が変わることがあります）"
        default: ""
        }
      return CodeAction(
        title: fix.title[language] + remark, kind: "quickfix",
        diagnostics: [diagnostic(finding, in: document)], isPreferred: fix.safety == .safe,
        edit: edit)
    }
  }

  /// All safe fixes of one file that can be applied together without changing other files.
  private func safeFixes(of findings: [Finding], in document: OpenDocument) -> CodeAction? {
    var edits = FileEdits()
    var taken: [Edit] = []
    for finding in findings {
      guard let fix = finding.fixes.first(where: { $0.safety == .safe }),
        fix.edits.allSatisfy({ $0.path == document.path })
      else { continue }
      var candidate = edits
      for edit in fix.edits { candidate.add(edit) }
      guard candidate.conflict == nil else { continue }
      edits = candidate
      taken += fix.edits.filter { !taken.contains($0) }
    }
    guard !taken.isEmpty, let edit = edit(taken, in: document) else { return nil }
    let language = workspace(of: document).configuration.language
    return CodeAction(
      title: language == .japanese ? "Kumiki: 安全な修正を全て行う" : "Kumiki: make all safe fixes",
      kind: Self.fixAll, diagnostics: [], isPreferred: true, edit: edit)
  }

  /// The edit in the protocol's form; `nil` if it includes an unknown file, or would leave a file
  /// that cannot be parsed.
  private func edit(_ edits: [Edit], in document: OpenDocument) -> WorkspaceEdit? {
    let files = project(of: document).files
    var changes: [(path: String, edits: [TextEdit])] = []
    for (path, own) in Dictionary(grouping: edits, by: \.path).sorted(by: { $0.key < $1.key }) {
      guard let file = files.first(where: { $0.path == path }) else { return nil }
      var whole = FileEdits()
      for edit in own { whole.add(edit) }
      guard let bytes = try? whole.applied(to: file.text.bytes) else { return nil }
      if !file.tree.hasErrors,
        SourceFile(path: path, text: SourceText(bytes)).tree.hasErrors
      {
        return nil
      }
      let ending = LineEnding(of: file.text.bytes)
      changes.append(
        (
          path,
          own.map {
            TextEdit(
              range: file.text.textRange(of: $0.range), newText: ending.converted($0.replacement))
          }
        ))
    }
    return workspaceEdit(changes)
  }

  private func workspaceEdit(_ changes: [(path: String, edits: [TextEdit])]) -> WorkspaceEdit {
    if client?.capabilities?.workspace?.workspaceEdit?.documentChanges == true {
      return WorkspaceEdit(
        documentChanges: changes.map { path, edits in
          let uri = uri(of: path)
          return WorkspaceEdit.DocumentEdit(
            textDocument: VersionedDocumentIdentifier(uri, documents[uri]?.version), edits: edits)
        })
    }
    return WorkspaceEdit(
      changes: Dictionary(
        changes.map { (uri(of: $0.path), $0.edits) }, uniquingKeysWith: { first, _ in first }))
  }
}
