import ExplorationReports
import Foundation
import SourceModel
import StateRules

/// Converts the observations of a run to findings, each at the line that it concerns.
struct RunFindings {
  private let project: Project
  let logs: [ExplorationLog]
  let sources: RunSources
  private let rules = Dictionary(
    AllRules.all.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })

  init(_ logs: [ExplorationLog], in project: Project) {
    self.project = project
    self.logs = logs
    sources = RunSources(project)
  }

  /// The findings, ending with the wasteful bodies, most wasteful first.
  func findings() -> [Finding] {
    let found = problems() + ends() + losses() + replacements() + stalls()
    var seen: Set<Finding> = []
    let sorted = found.filter { seen.insert($0).inserted }
      .sorted { ($0.path, $0.range, $0.rule) < ($1.path, $1.range, $1.rule) }
    return sorted + wastefulBodies()
  }

  func finding(
    _ rule: String, at node: SourceNode?, _ message: LocalizedText, _ advice: LocalizedText
  ) -> Finding? {
    guard let rule = rules[rule], let node = node ?? sources.start else { return nil }
    func open<R: Rule>(_ rule: R) -> Finding {
      var finding = Finding(rule, at: node, message: message, advice: advice)
      finding.range = SourceRange(node.range.start, node.range.start)
      return finding
    }
    return open(rule)
  }

  var steps: [ExplorationStepReport] { logs.flatMap(\.steps) }

  // MARK: Diagnostics of the runtime

  private static let rulesByCode: [String: String] = [
    "D1": "write-in-body", "D3": "write-in-body", "D2": "observable-main-actor",
    "D4": "missing-environment-injection", "D5": "missing-environment-injection",
    "D8": "update-loop", "D9": "update-loop", "D22": "update-loop", "rests": "update-loop",
    "D15a": "foreach-index-id", "D15b": "foreach-index-id",
    "followsFromState": "unobserved-read",
  ]

  private func problems() -> [Finding] {
    var said: Set<String> = []
    var found: [Finding] = []
    for log in logs {
      for (index, step) in log.steps.enumerated() {
        for problem in step.problems {
          // The displayed difference varies from step to step.
          let isShown = problem.code == "followsFromState"
          let message = isShown ? Self.changedLines(problem.message) : problem.message
          guard said.insert(isShown ? Self.withoutPlaces(message) : message).inserted else {
            continue
          }
          let rule = Self.rulesByCode[problem.code] ?? "runtime-diagnostic"
          let place = isShown ? sources.view(shown: log.root) : sources.node(in: problem.message)
          let after = Self.after(log, index)
          found +=
            finding(
              rule, at: place,
              LocalizedText(
                "\(message)\n\(after.english)", ja: "\(message)\n\(after.japanese)"),
              LocalizedText(
                "'kumiki explain \(rule)' shows how it is mended.",
                ja: "直し方は 'kumiki explain \(rule)' にあります。")
            ).map { [$0] } ?? []
        }
      }
    }
    return found
  }

  /// The changed lines of a screen, after the first line, which describes them.
  private static func changedLines(_ message: String) -> String {
    let lines = message.split(separator: "\n")
    let changed = lines.dropFirst().filter { $0.hasPrefix("+") || $0.hasPrefix("-") }
    return (lines.prefix(1) + changed.prefix(6)).joined(separator: "\n")
  }

  /// The same lines without their positions in the window.
  private static func withoutPlaces(_ text: String) -> String {
    text.replacing(#/ -?[0-9.]+,-?[0-9.]+ [0-9.]+x[0-9.]+/#, with: "")
  }

  /// The steps that lead to a step.
  private static func after(_ log: ExplorationLog, _ index: Int) -> LocalizedText {
    guard index > 0 else {
      return LocalizedText(
        "Seen when '\(log.root.name)' was shown.", ja: "'\(log.root.name)' を表示したときに起きました。")
    }
    return LocalizedText(
      "Seen in '\(log.root.name)', step \(index): \(log.steps[index].code)",
      ja: "'\(log.root.name)' の \(index) 番目の操作で起きました: \(log.steps[index].code)")
  }

  private func ends() -> [Finding] {
    logs.compactMap { log in
      let step =
        log.lastBegun.isEmpty ? "the start" : "step \(log.steps.count): \(log.lastBegun)"
      let japaneseStep =
        log.lastBegun.isEmpty ? "起動" : "\(log.steps.count) 番目の操作: \(log.lastBegun)"
      switch log.end {
      case .finished: return nil
      case .hung:
        return finding(
          "update-loop", at: sources.node(named: log.lastBegun) ?? sources.view(shown: log.root),
          LocalizedText(
            "'\(log.root.name)' did not answer any more in \(step).",
            ja: "'\(log.root.name)' が応答しなくなりました(\(japaneseStep))。"),
          LocalizedText(
            "Look for a loop, or for work that waits on the main thread.",
            ja: "ループや、メインスレッドで待つ処理を探してください。"))
      case .stopped(let words):
        let isMissing = ["[D4]", "[D5]"].contains { words.contains($0) }
        return finding(
          isMissing ? "missing-environment-injection" : "stopped-program",
          at: sources.node(in: words) ?? sources.node(named: log.lastBegun)
            ?? sources.view(shown: log.root),
          LocalizedText(
            "'\(log.root.name)' ended by an error in \(step)\n\(words)",
            ja: "'\(log.root.name)' がエラーで終了しました(\(japaneseStep))\n\(words)"),
          LocalizedText(
            "Do the same step by hand, or in a test with ViewTesting.",
            ja: "同じ操作を手で、または ViewTesting のテストで再現してください。"))
      }
    }
  }
}
