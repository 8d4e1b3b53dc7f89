import Foundation
import HostInterface
import ViewDrawing
import ViewRuntime

extension AttributedString {
  /// Returns the string's runs as they look in an environment.
  package func runs(in environment: EnvironmentValues) -> [TextContent.Run] {
    var runs: [TextContent.Run] = []
    append(to: &runs, TextLook(environment))
    return runs
  }

  /// Appends the string's runs with their looks.
  func append(to runs: inout [TextContent.Run], _ outer: TextLook) {
    if characters.isEmpty, runs.isEmpty {
      runs.append(TextContent.Run("", style: outer.style))
    }
    for (words, look) in looks(outer) { runs.append(TextContent.Run(words, style: look.style)) }
  }

  /// Returns the string's runs, each with the look from `outer` and its own attributes.
  func looks(_ outer: TextLook) -> [(words: String, look: TextLook)] {
    runs.map { run in
      var look = outer
      look.apply(run)
      return (String(characters[run.range]), look)
    }
  }
}

extension TextLook {
  fileprivate mutating func apply(_ run: AttributedString.Runs.Run) {
    if let intent = run.inlinePresentationIntent {
      if intent.contains(.stronglyEmphasized) { letters.isBold = true }
      if intent.contains(.emphasized) { letters.isItalic = true }
      if intent.contains(.code) { letters.isMonospaced = true }
      if intent.contains(.strikethrough) {
        letters.strikethrough = LinePattern()
      }
    }
    if let link = run.link {
      self.link = link.absoluteString
      // A link uses the tint of its environment, whatever the style of the surrounding text.
      foreground = nil
    }
    if let font = run.font { self.font = font }
    if let color = run.foregroundColor { foreground = AnyShapeStyle(color) }
    if let color = run.backgroundColor { background = color }
    if let line = run.underlineStyle {
      letters.underline = LinePattern(line)
    }
    if let line = run.strikethroughStyle {
      letters.strikethrough = LinePattern(line)
    }
    if let kern = run.kern { letters.kerning = Double(kern) }
    if let tracking = run.tracking { letters.tracking = Double(tracking) }
    if let offset = run.baselineOffset { letters.baselineOffset = Double(offset) }
  }
}
