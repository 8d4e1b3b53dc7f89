import SourceModel

/// The explanatory comments in the sources.
enum Comments {
  /// Words of comments that call the code a mistake, or mark it: no reason for it.
  private static let accusations: Set<String> = [
    "bad", "wrong", "todo", "fixme", "bug", "mistake", "here", "expect", "expected", "warning",
    "error", "❌", "unstable",
  ]

  /// Whether a comment follows a node on its line, or is alone on the lines above: code with an
  /// explanation is deliberate.
  static func explain(_ node: SourceNode) -> Bool {
    let text = node.tree.text
    let line = text.line(of: node.range.start)
    if let range = text.rangeOfLine(line) {
      let behind = text[SourceRange(min(node.range.end, range.end), range.end)]
      if let comment = behind.range(of: "//") { return isReason(behind[comment.upperBound...]) }
    }
    var comment = ""
    for number in stride(from: line - 1, to: 0, by: -1) {
      guard let above = text.rangeOfLine(number) else { break }
      let written = text[above].drop { $0 == " " || $0 == "\t" }
      guard written.hasPrefix("//") && !written.hasPrefix("// MARK") || written.hasSuffix("*/")
      else { break }
      comment += written + " "
    }
    return !comment.isEmpty && isReason(comment)
  }

  private static func isReason(_ comment: some StringProtocol) -> Bool {
    let words = comment.lowercased().split { !$0.isLetter && $0 != "❌" }.map(String.init)
    return words.count > 1 && accusations.isDisjoint(with: words)
  }
}
