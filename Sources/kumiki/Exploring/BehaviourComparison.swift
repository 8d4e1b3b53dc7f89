import AppProjects
import ExplorationReports
import Foundation
import SourceRewriting

/// Implements `--verify-behaviour`: builds an app before and after a change, uses both in the same
/// way, and reports where they differ.
struct BehaviourComparison {
  let build: AppBuild
  var run = ExplorationRun()

  /// A place where the program behaves differently after a change.
  struct Difference {
    let root: String
    /// The steps that lead to it, each a line of Swift.
    let steps: [String]
    /// The difference in what is shown, as removed (-) and added (+) lines.
    let text: String
  }

  enum Outcome {
    case same(roots: Int, steps: Int)
    case differs([Difference])
    /// It does not build before or after the change; the errors were printed.
    case doesNotBuild(after: Bool)
  }

  /// - Parameter changed: the new texts, by path.
  func outcome(of changed: [String: [UInt8]], _ tell: (String) -> Void) throws -> Outcome {
    let explored = ExplorationBuild(build)
    guard let before = try explored.program(named: "before") else {
      return .doesNotBuild(after: false)
    }
    let first = try run.logs(of: before, tell)
    // Differences between two runs of the same program are not caused by the change.
    let second = try run.logs(of: before, tell)
    guard let after = try explored.program(named: "after", replaced: replaced(changed)) else {
      return .doesNotBuild(after: true)
    }
    let third = try run.logs(of: after, tell)
    var differences: [Difference] = []
    var steps = 0
    for log in first {
      guard let again = second.first(where: { $0.root == log.root }),
        let new = third.first(where: { $0.root.name == log.root.name })
      else { continue }
      let bound = Self.firstDifference(log, again) ?? log.steps.count
      steps += bound
      if let difference = Self.difference(log, new, bound: bound) { differences.append(difference) }
    }
    return differences.isEmpty ? .same(roots: first.count, steps: steps) : .differs(differences)
  }

  /// The new texts of the build's sources, by the URLs that it uses.
  private func replaced(_ changed: [String: [UInt8]]) -> [URL: String] {
    let texts = Dictionary(
      changed.map { (Self.resolved(URL(fileURLWithPath: $0.key)), $0.value) },
      uniquingKeysWith: { $1 })
    var replaced: [URL: String] = [:]
    for file in build.project.targets.flatMap(\.sources) {
      if let text = texts[Self.resolved(file)] {
        replaced[file] = String(decoding: text, as: UTF8.self)
      }
    }
    return replaced
  }

  private static func resolved(_ file: URL) -> String { file.resolvingSymlinksInPath().path }

  /// The index of the first step after which two logs differ; nil if they do not.
  static func firstDifference(_ one: ExplorationLog, _ other: ExplorationLog) -> Int? {
    for index in 0..<max(one.steps.count, other.steps.count) {
      guard index < one.steps.count, index < other.steps.count,
        one.steps[index].code == other.steps[index].code,
        one.steps[index].failed == other.steps[index].failed,
        one.steps[index].screen == other.steps[index].screen
      else { return index }
    }
    return one.end == other.end ? nil : one.steps.count
  }

  static func difference(
    _ old: ExplorationLog, _ new: ExplorationLog, bound: Int
  ) -> Difference? {
    guard let place = firstDifference(old, new), place < bound || bound == old.steps.count else {
      return nil
    }
    let steps = (old.steps.prefix(place + 1)).map(\.code).filter { !$0.isEmpty }
    guard place < old.steps.count, place < new.steps.count else {
      return Difference(
        root: old.root.name, steps: steps,
        text: "  - \(words(old.end))\n  + \(words(new.end))")
    }
    let diff = UnifiedDiff.text(
      path: "the screen", from: Array(old.steps[place].screen.utf8 + [10]),
      to: Array(new.steps[place].screen.utf8 + [10]))
    return Difference(root: old.root.name, steps: steps, text: diff)
  }

  private static func words(_ end: ExplorationLog.End) -> String {
    switch end {
    case .finished: "goes on"
    case .hung: "does not answer any more"
    case .stopped(let words): "ends: \(words)"
    }
  }
}
