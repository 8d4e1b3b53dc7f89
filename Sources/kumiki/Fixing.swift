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
      let fixes = findings.compactMap { $0.fixes.first(where: isMade) }
      // A fix that breaks a file keeps the others from nothing: they are then tried one by one.
      let round =
        round(of: fixes, most: limit - count, in: project, isCareful: false)
        ?? round(of: fixes, most: limit - count, in: project, isCareful: true)
      guard let round, round.count > 0 else { break }
      count += round.count
      project = applied(round.edits, to: project)
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

  private typealias Edits = [String: FileEdits]

  /// What is done in one round.
  ///
  /// - Parameter isCareful: looks after each fix whether its files can still be read.
  /// - Returns: nil where a file that could be read before cannot be read any more.
  private func round(
    of fixes: [Fix], most: Int, in project: Project, isCareful: Bool
  ) -> (edits: Edits, count: Int)? {
    var edits: Edits = [:]
    var count = 0
    for fix in fixes where count < most {
      // What meets another fix waits for the next round.
      guard fix.edits.allSatisfy({ edits[$0.path]?.leavesRoom(for: SourceEdit($0)) ?? true }),
        own(fix).values.allSatisfy({ $0.conflict == nil })
      else { continue }
      if isCareful {
        var candidate = edits.filter { path, _ in fix.edits.contains { $0.path == path } }
        for edit in fix.edits { candidate[edit.path, default: FileEdits()].add(edit) }
        guard isSound(candidate, in: project) else { continue }
      }
      for edit in fix.edits { edits[edit.path, default: FileEdits()].add(edit) }
      count += 1
    }
    return isCareful || isSound(edits, in: project) ? (edits, count) : nil
  }

  private func own(_ fix: Fix) -> Edits {
    fix.edits.reduce(into: [:]) { $0[$1.path, default: FileEdits()].add($1) }
  }

  /// Whether no file is broken that could be read before.
  private func isSound(_ edits: Edits, in project: Project) -> Bool {
    project.files.allSatisfy { file in
      file.tree.hasErrors || changed(file, by: edits)?.tree.hasErrors != true
    }
  }

  private func changed(_ file: SourceFile, by edits: Edits) -> SourceFile? {
    guard let own = edits[file.path], !own.isEmpty,
      let bytes = try? own.applied(to: file.text.bytes)
    else { return nil }
    return SourceFile(path: file.path, text: SourceText(bytes))
  }

  private func applied(_ edits: Edits, to project: Project) -> Project {
    Project(
      files: project.files.map { changed($0, by: edits) ?? $0 }, options: project.options)
  }
}
