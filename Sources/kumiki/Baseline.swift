import Foundation
import SourceModel

/// Accepted findings, so that only new ones are reported.
///
/// A finding is identified by its file, its rule and the text of its line, not by the line's
/// number, so changes above it do not report it again. If a line has it twice, two are accepted.
struct Baseline: Codable, Equatable {
  struct Entry: Codable, Equatable, Hashable {
    var path: String
    var rule: String
    var line: String
  }

  var findings: [Entry]

  init(_ findings: [Finding], in project: Project) {
    let texts = Self.texts(of: project)
    self.findings = findings.map { Self.entry($0, texts) }
  }

  static func read(_ path: String) throws -> Baseline {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw UsageError("The baseline '\(path)' cannot be read.")
    }
    guard let baseline = try? JSONDecoder().decode(Baseline.self, from: data) else {
      throw UsageError("'\(path)' is not a baseline.")
    }
    return baseline
  }

  func write(_ path: String) throws {
    try Data(JSONFormat.encode(self).utf8).write(to: URL(fileURLWithPath: path), options: .atomic)
  }

  /// The findings that are not accepted.
  /// - Parameter folder: the folder of the baseline's paths, if the project's are absolute.
  func newOnes(
    _ findings: [Finding], in project: Project, below folder: String? = nil
  ) -> [Finding] {
    let texts = Self.texts(of: project)
    var left: [Entry: Int] = [:]
    for entry in self.findings { left[entry, default: 0] += 1 }
    return findings.filter { finding in
      var entry = Self.entry(finding, texts)
      if let folder, entry.path.hasPrefix(folder + "/") {
        entry.path = String(entry.path.dropFirst(folder.count + 1))
      }
      guard let count = left[entry], count > 0 else { return true }
      left[entry] = count - 1
      return false
    }
  }

  private static func texts(of project: Project) -> [String: SourceText] {
    Dictionary(project.files.map { ($0.path, $0.text) }, uniquingKeysWith: { first, _ in first })
  }

  private static func entry(_ finding: Finding, _ texts: [String: SourceText]) -> Entry {
    let text = texts[finding.path]
    let line = text?.rangeOfLine(finding.position.line).flatMap { text?[$0] } ?? ""
    return Entry(
      path: finding.path, rule: finding.rule,
      line: line.trimmingCharacters(in: .whitespacesAndNewlines))
  }
}
