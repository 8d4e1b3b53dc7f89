import Foundation
import SourceModel
import StateRules

/// Open documents and their findings.
extension LanguageSession {
  func open(_ message: IncomingMessage) {
    guard let opened = try? message.parameters(OpenParameters.self).textDocument,
      Self.isSwift(opened)
    else { return }
    documents[opened.uri] = OpenDocument(
      uri: opened.uri, version: opened.version, text: opened.text)
    findings = [:]
  }

  /// Determined by the file name or the editor's language id, which some editors omit.
  private static func isSwift(_ document: OpenParameters.Document) -> Bool {
    document.uri.hasSuffix(".swift") || ["", "swift"].contains(document.languageId ?? "")
  }

  func change(_ message: IncomingMessage) {
    guard let change = try? message.parameters(ChangeParameters.self) else { return }
    let uri = change.textDocument.uri
    documents[uri]?.apply(change.contentChanges, version: change.textDocument.version)
    // A declaration in this file may be used in every other file.
    findings = [:]
  }

  func close(_ message: IncomingMessage) {
    guard let uri = try? message.parameters(DocumentParameters.self).textDocument.uri,
      documents.removeValue(forKey: uri) != nil
    else { return }
    loose[uri] = nil
    if published.removeValue(forKey: uri)?.isEmpty == false { publish(uri, version: nil, []) }
    reread()
  }

  // MARK: Checking

  /// Whether an open document has not been checked in its current state.
  package var hasWork: Bool { documents.keys.contains { findings[$0] == nil } }

  /// Checks open documents until interrupted.
  package func work(isInterrupted: () -> Bool = { false }) {
    for document in documents.values.sorted(by: { $0.uri < $1.uri }) {
      if findings[document.uri] != nil { continue }
      if isInterrupted() { return }
      let diagnostics = findings(in: document).map { diagnostic($0, in: document) }
      guard published[document.uri] != diagnostics else { continue }
      published[document.uri] = diagnostics
      publish(document.uri, version: document.version, diagnostics)
    }
  }

  func findings(in document: OpenDocument) -> [Finding] {
    if let known = findings[document.uri] { return known }
    let workspace = workspace(of: document)
    var found: [Finding] = []
    if workspace.isChecked(document.path) {
      let project = project(of: document)
      found = workspace.configuration.unaccepted(
        Checker(rules: workspace.configuration.rules).findings(in: document.file, of: project),
        project)
    }
    findings[document.uri] = found
    return found
  }

  // MARK: Publishing

  private func publish(_ uri: String, version: Int?, _ diagnostics: [Diagnostic]) {
    notify(
      "textDocument/publishDiagnostics",
      PublishParameters(uri: uri, version: version, diagnostics: diagnostics))
  }

  func diagnostic(_ finding: Finding, in document: OpenDocument) -> Diagnostic {
    let language = workspace(of: document).configuration.language
    let severity =
      switch finding.severity {
      case .error: 1
      case .warning: 2
      case .information: 3
      }
    let preferences = client?.capabilities?.textDocument?.publishDiagnostics
    let page =
      preferences?.codeDescriptionSupport == true
      ? pages.address(of: finding.rule, language: language) : nil
    return Diagnostic(
      range: document.file.text.textRange(of: finding.range), severity: severity,
      code: finding.rule, codeDescription: page.map(Diagnostic.CodeDescription.init),
      message: "\(finding.message[language]) \(finding.advice[language])",
      relatedInformation: preferences?.relatedInformation == true
        ? related(finding, in: document, language) : nil)
  }

  private func related(
    _ finding: Finding, in document: OpenDocument, _ language: Language
  ) -> [Diagnostic.Related]? {
    guard !finding.related.isEmpty else { return nil }
    let files = project(of: document).files
    return finding.related.compactMap { place in
      guard let file = files.first(where: { $0.path == place.path }) else { return nil }
      return Diagnostic.Related(
        location: Diagnostic.Location(
          uri: uri(of: place.path), range: file.text.textRange(of: place.range)),
        message: place.message[language])
    }
  }

  /// The URI of a file: in the client's spelling if it is open.
  func uri(of path: String) -> String {
    documents.values.first { $0.path == path }?.uri ?? DocumentAddress.uri(of: path)
  }
}
