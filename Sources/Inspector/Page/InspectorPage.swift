import Foundation
import ViewRuntime

/// A journal as a web page: one file, without network access, to step through action by action.
///
/// - Complexity: a few kilobytes per step; an unchanged graph is written once.
@MainActor
package struct InspectorPage {
  package let html: String

  /// Makes a page.
  ///
  /// - Parameters:
  ///   - steps: the steps as JSON; see ``StepTexts``.
  ///   - isRunning: whether the app is still running; then the page checks for a newer version of
  ///     itself.
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
