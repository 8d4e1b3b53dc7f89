import SourceModel
import SourceRewriting
import StateRules

/// Applies fixes in rounds, each to the result of the previous one, until none is left.
struct Fixing {
  let checker: Checker
  let includesUnsafe: Bool
  /// The maximum number of findings to fix.
  let limit: Int

  /// More rounds than a correct set of fixes needs; one that needs more is not to be trusted.
  private static let mostRounds = 10

  struct Outcome {
    /// The project after the fixes.
    let project: Project
    /// The new contents of the changed files.
    let changed: [FileWriter.Change]
    let count: Int
  }

  /// - Parameter isWanted: selects the findings to fix: accepted ones are left out.
  func run(_ start: Project, isWanted: ([Finding], Project) -> [Finding]) -> Outcome {
    var project = start
    var count = 0
    for _ in 0..<Self.mostRounds {
      let findings = isWanted(checker.findings(in: project), project)
      let fixes = findings.compactMap { $0.fixes.first(where: isMade) }
      // A fix that breaks a file must not prevent the others: they are then tried separately.
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

  /// Applies the fixes of one round.
  ///
  /// - Parameter isCareful: checks after each fix whether its files can still be parsed.
  /// - Returns: nil if a file that could be parsed before no longer can.
  private func round(
    of fixes: [Fix], most: Int, in project: Project, isCareful: Bool
  ) -> (edits: Edits, count: Int)? {
    var edits: Edits = [:]
    var count = 0
    for fix in fixes where count < most {
      // A fix that overlaps another waits for the next round.
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

  /// Whether every file that could be parsed before still can.
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
