import Foundation
import ViewRuntime

/// The steps of a journal as JSON for the page's script: an array.
///
/// A step is formatted once, not each time the page is written.
@MainActor
final class StepTexts {
  private struct Text {
    let json: String
    let isDrawn: Bool
  }

  private var texts: [Int: Text] = [:]
  private var revision = 0

  /// The maximum number of runs and skips listed per step; all are counted.
  private static let limit = 200

  /// Returns the JSON of a journal.
  ///
  /// - Complexity: linear in the number of new steps, and in the length of the text.
  func json(_ journal: Journal) -> String {
    if journal.revision != revision { texts = [:] }
    revision = journal.revision
    var former: GraphPicture?
    var parts: [String] = []
    for step in journal.steps {
      // An unchanged graph is written once; the first remaining step must contain it.
      let isDrawn = step.picture != former
      former = step.picture
      if let known = texts[step.number], known.isDrawn == isDrawn {
        parts.append(known.json)
        continue
      }
      let text = Self.json(step, isDrawn: isDrawn)
      texts[step.number] = Text(json: text, isDrawn: isDrawn)
      parts.append(text)
    }
    if texts.count > 2 * journal.steps.count {
      let kept = Set(journal.steps.map(\.number))
      texts = texts.filter { kept.contains($0.key) }
    }
    return "[\(parts.joined(separator: ",\n"))]"
  }

  private struct Step: Encodable {
    let number: Int
    let cause: String?
    let frames: Int
    let milliseconds: Double
    let changes: [Change]
    let runs: [Run]
    let skips: [Skip]
    let warnings: [Warning]
    /// The total number, even if the lists are truncated.
    let ran: Int
    let skipped: Int
    let untouched: Int
    /// Nil if it is the same as in the previous step.
    let picture: GraphPicture?
  }

  private struct Change: Encodable {
    let source: String
    let id: String?
    let old: String?
    let new: String?
  }

  private struct Run: Encodable {
    let view: String
    let id: Int
    let reasons: [String]
    let milliseconds: Double
  }

  private struct Warning: Encodable {
    let view: String
    let text: String
  }

  private struct Skip: Encodable {
    let view: String
    let id: Int
  }

  private static func json(_ step: Journal.Step, isDrawn: Bool) -> String {
    let report = step.report
    let step = Step(
      number: step.number, cause: report.cause, frames: report.frames,
      milliseconds: Milliseconds.value(report.duration),
      changes: report.changes.map {
        Change(source: $0.source, id: $0.id, old: $0.old, new: $0.new)
      },
      runs: report.runs.prefix(limit).map {
        Run(
          view: $0.view, id: $0.id, reasons: $0.reasons,
          milliseconds: Milliseconds.value($0.duration))
      },
      skips: report.skips.prefix(limit).map { Skip(view: $0.view, id: $0.id) },
      warnings: report.warnings.map { Warning(view: $0.view, text: $0.text) },
      ran: report.runs.count, skipped: report.skips.count, untouched: report.untouched,
      picture: isDrawn ? step.picture : nil)
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = (try? encoder.encode(step)).map { String(decoding: $0, as: UTF8.self) } ?? "{}"
    // Text inside a script element must not look like its end tag.
    return json.replacingOccurrences(of: "<", with: "\\u003c")
  }
}
