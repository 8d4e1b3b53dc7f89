import Foundation
import SourceModel
import StateRules

/// The standard form of results (SARIF 2.1.0), which code scanning reads.
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
    var defaultConfiguration: Configuration
  }

  struct Configuration: Encodable {
    var level: String
  }

  struct Message: Encodable {
    var text: String
  }

  struct Result: Encodable {
    var ruleId: String
    var level: String
    var message: Message
    var locations: [Location]
  }

  struct Location: Encodable {
    var physicalLocation: Physical
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
    var byteOffset: Int
    var byteLength: Int
  }

  static func output(_ findings: [Finding], _ language: Language) -> String {
    let rules = AllRules.all.map { rule in
      Descriptor(
        id: rule.id, shortDescription: Message(text: rule.documentation.summary[language]),
        fullDescription: Message(text: rule.documentation.reason[language]),
        defaultConfiguration: Configuration(level: level(rule.severity)))
    }
    let results = findings.map { finding in
      Result(
        ruleId: finding.rule, level: level(finding.severity),
        message: Message(text: "\(finding.message[language]) \(finding.advice[language])"),
        locations: [
          Location(
            physicalLocation: Physical(
              artifactLocation: Artifact(uri: uri(finding.path)),
              region: Region(
                startLine: finding.position.line, byteOffset: finding.range.start,
                byteLength: finding.range.count)))
        ])
    }
    return JSONFormat.encode(
      Log(runs: [Run(tool: Tool(driver: Driver(rules: rules)), results: results)]))
  }

  private static func level(_ severity: Severity) -> String {
    severity == .information ? "note" : severity.rawValue
  }

  private static func uri(_ path: String) -> String {
    path.addingPercentEncoding(withAllowedCharacters: .urlPathAllowed) ?? path
  }
}
