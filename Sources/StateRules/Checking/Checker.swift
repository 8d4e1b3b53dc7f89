import SourceModel

/// Runs rules over a project, and drops findings that the sources silence.
package struct Checker: Sendable {
  package var rules: [any Rule]

  package init(rules: [any Rule] = AllRules.rules) { self.rules = rules }

  /// The findings of all files, in the order of the files and in source order.
  package func findings(in project: Project) -> [Finding] {
    let files = project.files
    return Parallel.map(files) { findings(in: $0, of: project) }.flatMap { $0 }
  }

  /// The findings of one file; the other files are queried, but not checked.
  package func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isGenerated else { return [] }
    var found: [Finding] = []
    for rule in rules { found += rule.findings(in: file, of: project) }
    // Whether a comment for a run rule is still needed can only be told from a run.
    let known = rules.filter { !($0 is any RunRule) }.map(\.id)
    return Silencing(in: file, rules: Set(known)).apply(to: found)
      .sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }

  /// The findings of a run that come from these rules and that the sources do not silence.
  package func unsilenced(_ findings: [Finding], in project: Project) -> [Finding] {
    let own = Set(rules.map(\.id))
    let silencings = Dictionary(
      project.files.map { ($0.path, Silencing(in: $0, rules: [])) }, uniquingKeysWith: { $1 })
    return findings.filter { finding in
      guard own.contains(finding.rule) else { return false }
      return silencings[finding.path]?.apply(to: [finding]).contains(finding) ?? true
    }
  }
}
