import Foundation
import ViewRuntime

/// A journal as a web page: one file, no network, to be stepped through action by action.
///
/// - Complexity: a few kilobytes for each step; a graph that stays the same is written once.
@MainActor
package struct InspectorPage {
  package let html: String

  /// - Parameters:
  ///   - steps: the steps as JSON; see ``StepTexts``.
  ///   - isRunning: whether the app goes on; then the page looks for a newer one of itself.
  init(_ steps: String, isRunning: Bool) {
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
      <script type="application/json" id="steps">\(steps)</script>
      <script>
      \(Self.drawing)
      \(Self.script)
      </script>
      </body>
      </html>

      """
  }

  private static func escaped(_ text: String) -> String {
    text.replacingOccurrences(of: "&", with: "&amp;")
      .replacingOccurrences(of: "<", with: "&lt;")
  }
}
