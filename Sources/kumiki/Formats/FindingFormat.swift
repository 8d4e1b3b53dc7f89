import SourceModel

/// An output format for findings.
enum FindingFormat: String, CaseIterable {
  case text, xcode, json, sarif, github

  /// The complete output, ending with a line feed if it is not empty.
  func output(_ findings: [Finding], in project: Project, language: Language, colours: Bool)
    -> String
  {
    switch self {
    case .text: TextFormat(project: project, language: language, colours: colours).output(findings)
    case .xcode: LineFormats.xcode(findings, language)
    case .github: LineFormats.github(findings, in: FindingPlaces(project), language)
    case .json: JSONFormat.output(findings, language)
    case .sarif: SARIFFormat.output(findings, in: FindingPlaces(project), language)
    }
  }
}
