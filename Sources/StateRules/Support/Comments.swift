import SourceModel

/// The explanatory comments in the sources.
enum Comments {
  /// Words of comments that say what the code is for. Others, such as `// BAD`, are no reason.
  private static let reasons = [
    "force", "otherwise", "because", "so that", "workaround", "work around", "needed", "reload",
    "refresh", "redraw", "restart", "reset", "recreate", "avoid", "prevent", "ensure", "make sure",
    "trick", "hack", "fixes", "without", "keeps", "用", "ため", "ので", "強制", "回避",
  ]

  /// Whether a comment follows a node on its line, or is alone on the lines above, and says what the
  /// code is for: such code is deliberate.
  static func explain(_ node: SourceNode) -> Bool {
    let text = node.tree.text
    let line = text.line(of: node.range.start)
    if let range = text.rangeOfLine(line) {
      let behind = text[SourceRange(min(node.range.end, range.end), range.end)]
      if let comment = behind.range(of: "//"), isReason(behind[comment.upperBound...]) {
        return true
      }
    }
    for number in stride(from: line - 1, to: 0, by: -1) {
      guard let above = text.rangeOfLine(number) else { return false }
      let written = text[above].drop { $0 == " " || $0 == "\t" }
      guard written.hasPrefix("//") || written.hasSuffix("*/") else { return false }
      if isReason(written) { return true }
    }
    return false
  }

  private static func isReason(_ comment: some StringProtocol) -> Bool {
    let comment = comment.lowercased()
    return reasons.contains(where: comment.contains)
  }
}
