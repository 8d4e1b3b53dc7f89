import SourceModel

/// Runs rules over a project, and leaves out what its sources silence.
package struct Checker: Sendable {
  package var rules: [any Rule]

  package init(rules: [any Rule] = AllRules.rules) { self.rules = rules }

  /// The findings of all files, in the order of the files and of the text.
  package func findings(in project: Project) -> [Finding] {
    let files = project.files
    return Parallel.map(files) { findings(in: $0, of: project) }.flatMap { $0 }
  }

  /// The findings of one file; the other files are asked, not looked through.
  package func findings(in file: SourceFile, of project: Project) -> [Finding] {
    guard !file.isGenerated else { return [] }
    var found: [Finding] = []
    for rule in rules { found += rule.findings(in: file, of: project) }
    let silencing = Silencing(in: file, rules: Set(rules.map(\.id)))
    return silencing.apply(to: found)
      .sorted { ($0.range, $0.rule) < ($1.range, $1.rule) }
  }
}
