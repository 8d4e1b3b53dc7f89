import SourceModel

/// What authors say of their code.
enum Comments {
  /// Marks that the examples of rules carry, and that no author writes.
  private static let marks = ["// here"]

  /// Whether a comment stands behind a node on its line, or alone on the line above: who explains a
  /// thing means it.
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
