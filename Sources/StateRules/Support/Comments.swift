import SourceModel

/// The explanatory comments in the sources.
enum Comments {
  /// Marks that the examples of rules contain, and that do not count as comments.
  private static let marks = ["// here"]

  /// Whether a comment follows a node on its line, or is alone on the line above: code with an
  /// explanation is deliberate.
  static func stand(beside node: SourceNode) -> Bool {
    let text = node.tree.text
    let line = text.line(of: node.range.start)
    if let range = text.rangeOfLine(line) {
      let behind = text[SourceRange(min(node.range.end, range.end), range.end)]
      if let comment = behind.range(of: "//"),
        !marks.contains(String(behind[comment.lowerBound...]))
      {
        return true
      }
    }
    guard line > 1, let above = text.rangeOfLine(line - 1) else { return false }
    let written = text[above].drop { $0 == " " || $0 == "\t" }
    return written.hasPrefix("//") && !written.hasPrefix("// MARK") || written.hasSuffix("*/")
  }
}
