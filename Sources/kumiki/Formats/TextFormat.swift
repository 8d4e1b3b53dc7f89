import SourceModel

/// A format for terminals: place, reason, the source line with a mark below it, advice.
struct TextFormat {
  let project: Project
  let language: Language
  let colours: Bool

  func output(_ findings: [Finding]) -> String {
    let texts = FindingPlaces(project)
    return findings.map { output($0, in: texts[$0.path]) }.joined(separator: "\n")
  }

  private func output(_ finding: Finding, in text: SourceText?) -> String {
    var lines = [
      "\(paint("\(finding.path):\(finding.position)", .bold)): "
        + "\(paint(finding.severity.rawValue, colour(of: finding.severity))): "
        + "\(finding.message[language]) \(paint("[\(finding.rule)]", .dim))"
    ]
    if let text, let line = text.rangeOfLine(finding.position.line) {
      let source = text[line]
      let before = text[SourceRange(line.start, finding.range.start)]
      let marked = text[
        SourceRange(finding.range.start, min(finding.range.end, line.end))]
      let width = max(1, columns(marked))
      lines.append("    \(source)")
      lines.append("    \(blanks(before))\(paint(String(repeating: "^", count: width), .mark))")
    }
    for related in finding.related {
      lines.append("    \(related.path):\(related.position): \(related.message[language])")
    }
    lines.append("    = \(finding.advice[language])")
    return lines.map { $0 + "\n" }.joined()
  }

  /// Spaces as wide as a text; tabs stay tabs.
  private func blanks(_ text: String) -> String {
    text.map { $0 == "\t" ? "\t" : String(repeating: " ", count: columns(String($0))) }.joined()
  }

  /// The width of a text in terminal columns: wide characters take two.
  private func columns(_ text: String) -> Int {
    text.unicodeScalars.reduce(0) { width, scalar in
      switch scalar.value {
      case 0x0300...0x036F, 0x200B...0x200F, 0xFE00...0xFE0F: width
      case 0x1100...0x115F, 0x2E80...0xA4CF, 0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE4F,
        0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
        width + 2
      default: width + 1
      }
    }
  }

  private enum Style: String {
    case bold = "1"
    case dim = "2"
    case red = "1;31"
    case yellow = "1;33"
    case blue = "1;34"
    case mark = "32"
  }

  private func colour(of severity: Severity) -> Style {
    switch severity {
    case .error: .red
    case .warning: .yellow
    case .information: .blue
    }
  }

  private func paint(_ text: String, _ style: Style) -> String {
    colours ? "\u{1B}[\(style.rawValue)m\(text)\u{1B}[0m" : text
  }
}
