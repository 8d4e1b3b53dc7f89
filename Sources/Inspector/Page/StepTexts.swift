import Foundation
import ViewRuntime

/// The steps of a journal as the page's script reads them: a JSON array.
///
/// A step is put into words once, not each time that the page is written.
@MainActor
final class StepTexts {
  private struct Text {
    let json: String
    let isDrawn: Bool
  }

  private var texts: [Int: Text] = [:]
  private var revision = 0

  /// How many runs and skips of one step are listed; all are counted.
  private static let limit = 200

  /// - Complexity: linear in the steps that are new, and in the length of the text.
  func json(_ journal: Journal) -> String {
    if journal.revision != revision { texts = [:] }
    revision = journal.revision
    var former: GraphPicture?
    var parts: [String] = []
    for step in journal.steps {
      // A graph that stays the same is written once; the first that is kept has to have it.
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
    /// All of them, also where the lists are cut.
    let ran: Int
    let skipped: Int
    let untouched: Int
    /// Nil: the same as in the step before.
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
    // Inside of a script element no text may look like its end.
    return json.replacingOccurrences(of: "<", with: "\\u003c")
  }
}
