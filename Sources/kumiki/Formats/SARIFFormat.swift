import Foundation
import SourceModel
import StateRules

/// The standard format for analysis results (SARIF 2.1.0), which code scanning reads.
enum SARIFFormat {
  struct Log: Encodable {
    var schema = "https://json.schemastore.org/sarif-2.1.0.json"
    var version = "2.1.0"
    var runs: [Run]

    enum CodingKeys: String, CodingKey {
      case schema = "$schema"
      case version, runs
    }
  }

  struct Run: Encodable {
    var tool: Tool
    /// The unit of columns; the default differs between programs.
    var columnKind = "utf16CodeUnits"
    var results: [Result]
  }

  struct Tool: Encodable {
    var driver: Driver
  }

  struct Driver: Encodable {
    var name = "kumiki"
    var rules: [Descriptor]
  }

  struct Descriptor: Encodable {
    var id: String
    var shortDescription: Message
    var fullDescription: Message
    var help: Help
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Message: Encodable {
    var text: String
  }

  struct Help: Encodable {
    var text: String
    var markdown: String
  }

  struct Result: Encodable {
    var ruleId: String
    /// The index of the rule in the driver's list.
    var ruleIndex: Int?
    var level: String
    var message: Message
    var locations: [Location]
    var relatedLocations: [Location]?
  }

  struct Location: Encodable {
    var physicalLocation: Physical
    var message: Message?
  }

  struct Physical: Encodable {
    var artifactLocation: Artifact
    var region: Region
  }

  struct Artifact: Encodable {
    var uri: String
  }

  struct Region: Encodable {
    var startLine: Int
    var startColumn: Int
    var endLine: Int
    /// The column after the last one.
    var endColumn: Int
    var byteOffset: Int
    var byteLength: Int
  }

  static func output(_ findings: [Finding], in places: FindingPlaces, _ language: Language)
    -> String
  {
    let rules = AllRules.all.map { descriptor($0, language) }
    let indices = Dictionary(
      rules.enumerated().map { ($1.id, $0) }, uniquingKeysWith: { first, _ in first })
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule, ruleIndex: indices[finding.rule], level: level(finding.severity),
        message: Message(text: "\(finding.message[language]) \(finding.advice[language])"),
        locations: [location(finding.path, finding.range, in: places)],
        relatedLocations: finding.related.isEmpty
          ? nil
          : finding.related.map {
            location($0.path, $0.range, $0.message[language], in: places)
          })
    }
    return JSONFormat.encode(
      Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]))
  }

  private static func descriptor(_ rule: any Rule, _ language: Language) -> Descriptor {
    let page = rule.documentation
    return Descriptor(
      id: rule.id, shortDescription: Message(text: page.summary[language]),
      fullDescription: Message(text: page.reason[language]),
      help: Help(
        text: "\(page.reason[language]) \(page.exceptions[language])",
        markdown: RulePage(rule, language: language).text),
      defaultConfiguration: Configuration(level: level(rule.severity)))
  }

  private static func location(
    _ path: String, _ range: SourceRange, _ message: String? = nil, in places: FindingPlaces
  ) -> Location {
    let place = places.place(of: range, in: path)
    return Location(
      physicalLocation: Physical(
        artifactLocation: Artifact(uri: uri(path)),
        region: Region(
          startLine: place.start.line, startColumn: place.start.column, endLine: place.end.line,
          endColumn: place.end.column, byteOffset: range.start, byteLength: range.count)),
      message: message.map { Message(text: $0) })
  }

  private static func level(_ severity: Severity) -> String {
    severity == .information ? "note" : severity.rawValue
  }

  /// A path as a URI reference: an absolute path becomes a file URL; a colon in a folder's name
  /// would be taken for a scheme.
  private static func uri(_ path: String) -> String {
    let allowed = CharacterSet.urlPathAllowed.subtracting(CharacterSet(charactersIn: ":"))
    let encoded = path.addingPercentEncoding(withAllowedCharacters: allowed) ?? path
    return path.hasPrefix("/") ? "file://\(encoded)" : encoded
  }
}
