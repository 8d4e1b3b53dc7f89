import Foundation
import SourceModel

/// Findings with their fixes, in a machine-readable format.
enum JSONFormat {
  struct Output: Codable {
    var findings: [Item]
  }

  struct Item: Codable {
    var rule: String
    var severity: Severity
    var path: String
    var line: Int
    var column: Int
    /// The offset in UTF-8.
    var start: Int
    var end: Int
    var message: String
    var advice: String
    /// Related places.
    var related: [ItemPlace]
    var fixes: [ItemFix]
  }

  struct ItemPlace: Codable {
    var path: String
    var line: Int
    var column: Int
    var start: Int
    var end: Int
    var message: String
  }

  struct ItemFix: Codable {
    var title: String
    var safety: FixSafety
    var edits: [ItemEdit]
  }

  struct ItemEdit: Codable {
    var path: String
    var start: Int
    var end: Int
    var replacement: String
  }

  static func output(_ findings: [Finding], _ language: Language) -> String {
    encode(Output(findings: findings.map { item($0, language) }))
  }

  static func encode(_ value: some Encodable) -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(value) else { return "" }
    return String(decoding: data, as: UTF8.self) + "\n"
  }

  private static func item(_ finding: Finding, _ language: Language) -> Item {
    Item(
      rule: finding.rule, severity: finding.severity, path: finding.path,
      line: finding.position.line, column: finding.position.column, start: finding.range.start,
      end: finding.range.end, message: finding.message[language],
      advice: finding.advice[language],
      related: finding.related.map {
        ItemPlace(
          path: $0.path, line: $0.position.line, column: $0.position.column, start: $0.range.start,
          end: $0.range.end, message: $0.message[language])
      },
      fixes: finding.fixes.map { fix in
        ItemFix(
          title: fix.title[language], safety: fix.safety,
          edits: fix.edits.map {
            ItemEdit(
              path: $0.path, start: $0.range.start, end: $0.range.end, replacement: $0.replacement)
          })
      })
  }
}
