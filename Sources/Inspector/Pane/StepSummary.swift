import Controls
import Foundation
import UpdateRecording
import ViewDrawing
import ViewLayouts
import ViewRuntime
import ViewTexts

/// The effects of one action.
struct StepSummary: View {
  let report: UpdateReport
  let query: String

  var body: some View {
    VStack(alignment: .leading, spacing: 0) {
      Text(report.cause ?? "by itself").bold().lineLimit(1)
      HStack(spacing: 8) {
        Text("\(report.runs.count) ran").foregroundColor(report.runs.isEmpty ? .secondary : .green)
        Text("· \(report.skips.count) skipped · \(report.untouched) untouched")
          .foregroundColor(.secondary).lineLimit(1)
        Spacer()
        Text(Milliseconds.text(report.duration)).foregroundColor(.secondary).lineLimit(1)
      }
      ForEach(Array(lines.enumerated()), id: \.offset) { _, line in line }
    }
  }

  private var lines: [FactLine] {
    let warnings = Counted.group(report.warnings) { "\($0.view) \($0.text)" }.map { group in
      FactLine(
        mark: "!", color: .red, name: Self.name(group.element.view, group.count),
        detail: group.element.text, time: "")
    }
    let changes = report.changes.map { change in
      FactLine(
        mark: "●", color: .orange, name: change.source,
        detail: change.old.map { "\($0) → \(change.new ?? "nil")" } ?? "", time: "")
    }
    let runs = Counted.group(report.runs) { "\(ViewName.withoutItem($0.view)) \($0.reasons)" }.map {
      group in
      FactLine(
        mark: "▶", color: .green, name: Self.name(group.element.view, group.count),
        detail: Self.reasons(group.element.reasons),
        time: group.count == 1 ? Milliseconds.text(group.element.duration) : "")
    }
    let skips = Counted.group(report.skips) { ViewName.withoutItem($0.view) }.map { group in
      FactLine(
        mark: "·", color: .gray, name: Self.name(group.element.view, group.count),
        detail: "skipped: equal value", time: "")
    }
    return (warnings + changes + runs + skips).filter { $0.matches(query) }.prefix(FactLine.limit)
      .map { $0 }
  }

  private static func name(_ view: String, _ count: Int) -> String {
    count == 1 ? view : "\(ViewName.withoutItem(view)) × \(count)"
  }

  /// Returns "@self" and "@identity" in plain words.
  private static func reasons(_ reasons: [String]) -> String {
    if reasons.contains("@identity") { return "new" }
    if reasons.isEmpty { return "what it observes changed" }
    return reasons.map { $0 == "@self" ? "its parent gave another value" : "\($0) changed" }
      .joined(separator: ", ")
  }
}
