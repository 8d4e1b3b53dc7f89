import Foundation
import ViewRuntime

/// A journal as a web page: one file, no network, to be stepped through action by action.
///
/// - Complexity: a few kilobytes for each step; a graph that stays the same is written once.
@MainActor
package struct InspectorPage {
  package let html: String

  /// - Parameter isRunning: whether the app goes on; then the page looks for a newer one of itself.
  package init(_ journal: Journal, isRunning: Bool) {
    let title = URL(fileURLWithPath: CommandLine.arguments.first ?? "app").lastPathComponent
    html = """
      <!DOCTYPE html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>State of \(Self.escaped(title))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body\(isRunning ? " data-running" : "")>
      \(Self.skeleton(title: Self.escaped(title)))
      <script type="application/json" id="steps">\(Self.data(journal))</script>
      <script>
      \(Self.drawing)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private struct Step: Encodable {
    let number: Int
    let cause: String?
    let frames: Int
    let milliseconds: Double
    let changes: [Change]
    let runs: [Run]
    let skips: [Skip]
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

  private struct Skip: Encodable {
    let view: String
    let id: Int
  }

  /// How many runs and skips of one step are listed; all are counted.
  private static let limit = 200

  private static func data(_ journal: Journal) -> String {
    var former: GraphPicture?
    let steps = journal.steps.map { step in
      defer { former = step.picture }
      let report = step.report
      return Step(
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
        ran: report.runs.count, skipped: report.skips.count, untouched: report.untouched,
        picture: step.picture == former ? nil : step.picture)
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    let json = (try? encoder.encode(steps)).map { String(decoding: $0, as: UTF8.self) } ?? "[]"
    // Inside of a script element no text may look like its end.
    return json.replacingOccurrences(of: "<", with: "\\u003c")
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
