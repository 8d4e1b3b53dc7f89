import SourceModel
import SourceRewriting
import StateRules

/// Makes fixes in rounds, each upon what the last one left, until none is left.
struct Fixing {
  let checker: Checker
  let includesUnsafe: Bool
  /// No more findings are mended than this.
  let limit: Int

  /// More rounds than any honest set of fixes needs; one that wants more is not to be trusted.
  private static let mostRounds = 10

  struct Outcome {
    /// The project as it is after the fixes.
    let project: Project
    /// What stands in the files that were changed.
    let changed: [FileWriter.Change]
    let count: Int
  }

  /// - Parameter isWanted: Whether a finding is to be mended: accepted ones are not.
  func run(_ start: Project, isWanted: ([Finding], Project) -> [Finding]) -> Outcome {
    var project = start
    var count = 0
    for _ in 0..<Self.mostRounds {
      let findings = isWanted(checker.findings(in: project), project)
      var edits: [String: FileEdits] = [:]
      var taken = 0
      for finding in findings where count + taken < limit {
        guard let fix = finding.fixes.first(where: isMade) else { continue }
        var candidate = edits
        for edit in fix.edits { candidate[edit.path, default: FileEdits()].add(edit) }
        // What meets another fix waits for the next round.
        guard fix.edits.allSatisfy({ candidate[$0.path]?.conflict == nil }) else { continue }
        edits = candidate
        taken += 1
      }
      guard taken > 0, let next = applied(edits, to: project) else { break }
      count += taken
      project = next
    }
    let changed = zip(start.files, project.files).compactMap { before, after in
      before.text.bytes == after.text.bytes
        ? nil : FileWriter.Change(path: before.path, old: before.text.bytes, new: after.text.bytes)
    }
    return Outcome(project: project, changed: changed, count: count)
  }

  private func isMade(_ fix: Fix) -> Bool {
    fix.safety == .safe || fix.safety == .unsafe && includesUnsafe
  }

  /// The project with the edits; `nil` where one of them breaks a file that could be read before.
  private func applied(_ edits: [String: FileEdits], to project: Project) -> Project? {
    var isSound = true
    let files = project.files.map { file -> SourceFile in
      guard let own = edits[file.path], !own.isEmpty,
        let bytes = try? own.applied(to: file.text.bytes)
      else { return file }
      let new = SourceFile(path: file.path, text: SourceText(bytes))
      if new.tree.hasErrors, !file.tree.hasErrors { isSound = false }
      return new
    }
    return isSound ? Project(files: files, options: project.options) : nil
  }
}
