import ExplorationReports
import SourceModel

/// Findings about lost state and recreated objects.
extension RunFindings {
  private struct LossKey: Hashable {
    let view: String
    let owner: String
    let source: String
  }

  func losses() -> [Finding] {
    var groups: [LossKey: [(loss: ExplorationStepReport.Loss, code: String)]] = [:]
    for step in steps {
      for loss in step.losses {
        let key = LossKey(view: loss.view, owner: loss.owner, source: loss.source)
        groups[key, default: []].append((loss, step.code))
      }
    }
    return groups.sorted { ($0.key.view, $0.key.owner) < ($1.key.view, $1.key.owner) }
      .compactMap { key, seen in
        var seen = seen
        if key.source == "id" || key.source == "element" {
          guard isConstant(key) else { return nil }
        } else {
          seen.removeAll { $0.loss.changed.isEmpty }
          if seen.isEmpty { return nil }
        }
        let changed = seen.flatMap(\.loss.changed)
        let names = Set(changed.isEmpty ? seen.flatMap(\.loss.owned) : changed).sorted()
          .map { "'\($0)'" }.joined(separator: ", ")
        let times = seen.count == 1 ? "once" : "\(seen.count) times"
        let words = Self.identityWords[key.source] ?? Self.identityWords["branch"]!
        return finding(
          words.rule, at: sources.use(of: key.view, in: key.owner, by: key.source),
          LocalizedText(
            "'\(key.view)' lost \(names) \(times), though it was shown again with the same values: "
              + "\(words.reason.english) First by: \(seen[0].code)",
            ja: "'\(key.view)' は同じ値で表示し直されたのに \(names) を \(seen.count) 回失いました。"
              + "\(words.reason.japanese) 最初の操作: \(seen[0].code)"),
          words.advice)
      }
  }

  /// Whether a view's id changes each time the body runs. A program that changes an id occasionally
  /// does so on purpose, to reset the state.
  private func isConstant(_ key: LossKey) -> Bool {
    let runs = steps.filter { step in
      step.runs.contains { $0.view == key.owner && !$0.reasons.contains("@identity") }
    }
    let times = runs.count { step in
      step.losses.contains { $0.view == key.view && $0.owner == key.owner }
    }
    return times >= 3 && times * 10 >= runs.count * 9
  }

  private static let identityWords:
    [String: (rule: String, reason: LocalizedText, advice: LocalizedText)] = [
      "branch": (
        "conditional-modifier",
        LocalizedText(
          "it stands in two branches of an 'if' or 'switch', and each is another view.",
          ja: "'if' または 'switch' の二つの分岐にあり、それぞれ別のビューです。"),
        LocalizedText(
          "Write the view once, and make what differs an argument of a modifier.",
          ja: "ビューを一度だけ書き、違いはモディファイアの引数にしてください。")
      ),
      "wrappedType": (
        "any-view",
        LocalizedText(
          "the 'AnyView' round it holds another type of view each time.",
          ja: "それを包む 'AnyView' の中の型が毎回変わります。"),
        LocalizedText(
          "Use '@ViewBuilder' or a generic in the place of 'AnyView'.",
          ja: "'AnyView' の代わりに '@ViewBuilder' かジェネリクスを使ってください。")
      ),
      "id": (
        "unstable-id",
        LocalizedText(
          "its 'id' is another one whenever the body runs.", ja: "body が実行されるたびに 'id' が変わります。"),
        LocalizedText(
          "Give it an id that is stored, or none.", ja: "保存された id を与えるか、'id' を取り除いてください。")
      ),
      "element": (
        "unstable-id",
        LocalizedText(
          "the elements of the 'ForEach' have other ids whenever the body runs.",
          ja: "body が実行されるたびに 'ForEach' の要素の id が変わります。"),
        LocalizedText(
          "Store the id with the element: 'let id = UUID()' in a value that is kept.",
          ja: "保持される値に 'let id = UUID()' のように id を保存してください。")
      ),
    ]

  private struct ReplacementKey: Hashable {
    let view: String
    let object: String
  }

  func replacements() -> [Finding] {
    var counts: [ReplacementKey: Int] = [:]
    for step in steps {
      for one in step.replacements {
        counts[ReplacementKey(view: one.view, object: one.object), default: 0] += 1
      }
    }
    return counts.filter { $0.value >= 2 }
      .sorted { ($0.key.view, $0.key.object) < ($1.key.view, $1.key.object) }
      .compactMap { key, count in
        finding(
          "observed-object-owned", at: sources.property(watching: key.object, in: key.view),
          LocalizedText(
            "'\(key.view)' got a new \(key.object) \(count) times while the app was used, and what the "
              + "former ones held is lost: nobody else kept them.",
            ja: "使用中に '\(key.view)' の \(key.object) が \(count) 回作り直され、前のものの内容は失われました。"),
          LocalizedText(
            "Make it '@StateObject' where the view owns it, or keep it in the parent.",
            ja: "ビューが所有するなら '@StateObject' にするか、親で保持してください。"))
      }
  }
}
