import SourceModel

/// Findings about work that is slow or has no effect.
extension RunFindings {
  /// A frame at a typical refresh rate has 16 ms; unoptimised code takes several times as long.
  private static let stall = 0.08
  /// So slow that one occurrence is enough.
  private static let longStall = 1.0

  func stalls() -> [Finding] {
    var bodies: [String: Double] = [:]
    var actions: [String: Double] = [:]
    for log in logs {
      let runs = log.steps.flatMap(\.runs).map { ($0.view, $0.seconds) }
      bodies.merge(Self.slow(runs), uniquingKeysWith: max)
      let done = log.steps.filter { !$0.code.isEmpty }.map { ($0.code, $0.actionSeconds) }
      actions.merge(Self.slow(done), uniquingKeysWith: max)
    }
    let advice = LocalizedText(
      "Do the work in a task, or off the main actor ('@concurrent'), and show what is there meanwhile.",
      ja: "処理をタスクかメインアクターの外('@concurrent')で行い、その間あるものを表示してください。")
    let slowBodies = bodies.sorted { $0.key < $1.key }
      .compactMap { view, time in
        finding(
          "main-actor-blocking", at: sources.body(of: view),
          LocalizedText(
            "The body of '\(view)' took \(Self.text(time)): for so long nothing moves.",
            ja: "'\(view)' の body に \(Self.text(time)) かかりました。その間、画面は止まります。"),
          advice)
      }
    let slowActions = actions.sorted { $0.key < $1.key }
      .compactMap { code, time in
        finding(
          "main-actor-blocking", at: sources.node(named: code),
          LocalizedText(
            "The program was busy for \(Self.text(time)) with one action: \(code)",
            ja: "一つの操作に \(Self.text(time)) かかりました: \(code)"),
          advice)
      }
    return slowBodies + slowActions
  }

  /// The longest time of each slow item, if it was slow more than once in one process: the first
  /// run loads much that is not part of the app.
  private static func slow(_ times: [(name: String, seconds: Double)]) -> [String: Double] {
    var slow: [String: [Double]] = [:]
    for (name, seconds) in times where seconds > stall { slow[name, default: []].append(seconds) }
    return slow.compactMapValues { times in
      let longest = times.max() ?? 0
      return times.count >= 2 || longest > longStall ? longest : nil
    }
  }

  private static func text(_ seconds: Double) -> String {
    seconds < 0.001
      ? "\(Int((seconds * 1e6).rounded())) µs" : "\(Int((seconds * 1000).rounded())) ms"
  }

  private struct Waste {
    var runs = 0
    var wasted = 0
    var seconds = 0.0
    var reasons: [String: Int] = [:]
  }

  func wastefulBodies() -> [Finding] {
    var views: [String: Waste] = [:]
    for step in steps {
      for run in step.runs where !run.reasons.contains("@identity") {
        views[run.view, default: Waste()].runs += 1
        guard run.showedNothing else { continue }
        views[run.view]!.wasted += 1
        views[run.view]!.seconds += run.seconds
        for reason in run.reasons { views[run.view]!.reasons[reason, default: 0] += 1 }
      }
    }
    let worst = views.filter { $0.value.wasted >= 10 && $0.value.wasted * 2 >= $0.value.runs }
      .sorted { ($0.value.wasted, $1.key) > ($1.value.wasted, $0.key) }.prefix(10)
    return worst.compactMap { view, waste in
      let reason = waste.reasons.min { ($1.value, $0.key) < ($0.value, $1.key) }?.key
      let advice =
        switch reason {
        case nil:
          LocalizedText(
            "What it reads of an object changed, and nothing that it shows did. Read it where it is shown.",
            ja: "読んでいるオブジェクトの値は変わりましたが、表示は変わりませんでした。表示する場所で読んでください。")
        case "@self"?:
          LocalizedText(
            "Its parent gives it another value each time: a closure, an object or an array that is made "
              + "in the parent's body.",
            ja: "親の body で作られるクロージャ、オブジェクト、配列などにより、毎回別の値が渡されています。")
        case let name?:
          LocalizedText(
            "It runs for '\(name)'. Give it the part that it shows, or put what changes into a view of "
              + "its own.",
            ja: "'\(name)' のために実行されます。表示する部分だけを渡すか、変わる部分を別のビューに分けてください。")
        }
      return finding(
        "wasteful-body", at: sources.body(of: view),
        LocalizedText(
          "The body of '\(view)' ran \(waste.runs) times, \(waste.wasted) of them without showing "
            + "anything new (\(Self.text(waste.seconds)) in all).",
          ja: "'\(view)' の body は \(waste.runs) 回実行され、うち \(waste.wasted) 回は何も新しく表示しませんでした"
            + "(合計 \(Self.text(waste.seconds)))。"),
        advice)
    }
  }
}
