import SourceModel
import StateRules

/// Shows a rule's page when hovering over a finding.
extension LanguageSession {
  func hover(_ message: IncomingMessage) throws -> HoverResult? {
    let wanted = try message.parameters(HoverParameters.self)
    guard let document = documents[wanted.textDocument.uri] else { return nil }
    let text = document.file.text
    let offset = text.offset(of: wanted.position)
    let here = findings(in: document).filter { $0.range.start <= offset && offset <= $0.range.end }
    // The innermost first, as it is the most specific.
    let ordered = here.sorted { $0.range.count < $1.range.count }
    guard let first = ordered.first else { return nil }
    let language = workspace(of: document).configuration.language
    let parts = ordered.map { finding in
      let page = pages.text(of: finding.rule, language: language)
      return "**\(finding.message[language])** \(finding.advice[language])\n\n\(page)"
    }
    return HoverResult(
      contents: HoverResult.Contents(kind: "markdown", value: parts.joined(separator: "\n---\n\n")),
      range: text.textRange(of: first.range))
  }
}
