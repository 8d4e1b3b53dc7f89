import SourceModel

/// Formats with one line per finding.
enum LineFormats {
  /// The compiler's format, which editors and Xcode's build log can follow.
  static func xcode(_ findings: [Finding], _ language: Language) -> String {
    findings.map { finding in
      let kind = finding.severity == .information ? "note" : finding.severity.rawValue
      return "\(finding.path):\(finding.position): \(kind): "
        + "\(finding.message[language]) \(finding.advice[language]) [\(finding.rule)]\n"
    }.joined()
  }

  /// Annotations for GitHub workflows.
  static func github(_ findings: [Finding], in places: FindingPlaces, _ language: Language)
    -> String
  {
    findings.map { finding in
      let kind = finding.severity == .information ? "notice" : finding.severity.rawValue
      let (start, end) = places.place(of: finding.range, in: finding.path)
      var place = "file=\(property(finding.path)),line=\(start.line),endLine=\(end.line)"
      // Columns are accepted only for a single line.
      if start.line == end.line { place += ",col=\(start.column),endColumn=\(end.column)" }
      let text = "\(finding.message[language]) \(finding.advice[language])"
      return "::\(kind) \(place),title=\(property(finding.rule))::\(data(text))\n"
    }.joined()
  }

  private static func data(_ text: String) -> String {
    text.map { character in
      switch character {
      case "%": "%25"
      case "\r": "%0D"
      case "\n": "%0A"
      default: String(character)
      }
    }.joined()
  }

  private static func property(_ text: String) -> String {
    data(text).map { character in
      switch character {
      case ":": "%3A"
      case ",": "%2C"
      default: String(character)
      }
    }.joined()
  }
}
