import SourceModel

/// Comments that silence findings:
///
/// ```swift
/// // kumiki:ignore private-state - the host sets it
/// // kumiki:ignore-file any-view - rows come from plug-ins
/// ```
///
/// The first applies to its own line, or to the next if it is alone on its line. A comment that
/// silences nothing is itself a finding, so that such comments do not outlive their reason.
struct Silencing {
  private struct Comment {
    let range: SourceRange
    let rules: [String]
    let hasReason: Bool
    /// The line that it applies to; `nil` for the whole file.
    let line: Int?
  }

  private let file: SourceFile
  private let known: Set<String>
  private let comments: [Comment]

  init(in file: SourceFile, rules: Set<String>) {
    self.file = file
    known = rules
    comments = Self.comments(in: file)
  }

  func apply(to findings: [Finding]) -> [Finding] {
    guard !comments.isEmpty else { return findings }
    var used: Set<Int> = []
    var left = findings.filter { finding in
      let line = file.text.line(of: finding.range.start)
      var isSilenced = false
      for (index, comment) in comments.enumerated()
      where comment.rules.contains(finding.rule) && (comment.line ?? line) == line {
        used.insert(index)
        isSilenced = isSilenced || comment.hasReason
      }
      return !isSilenced
    }
    for (index, comment) in comments.enumerated() {
      if !comment.hasReason {
        left.append(finding(comment, SilencingWithoutReasonRule()))
      } else if !used.contains(index), comment.rules.contains(where: known.contains) {
        left.append(finding(comment, SilencingNothingRule()))
      }
    }
    return left
  }

  private func finding(_ comment: Comment, _ rule: some SilencingRule) -> Finding {
    Finding(
      rule, at: file.tree.root, range: comment.range, message: rule.message, advice: rule.advice,
      fixes: rule.removes
        ? [
          Fix(
            LocalizedText("Remove the comment", ja: "コメントを取り除く"), safety: .safe,
            edits: [.delete(wholeComment(comment.range), in: file.tree)])
        ] : [])
  }

  /// The comment, including its line if it is alone there, otherwise with the whitespace before it.
  private func wholeComment(_ range: SourceRange) -> SourceRange {
    let bytes = file.text.bytes
    var start = range.start
    while start > 0, bytes[start - 1] == 0x20 || bytes[start - 1] == 0x09 { start -= 1 }
    let line = file.text.line(of: range.start)
    if let whole = file.text.rangeOfWholeLine(line), whole.start == start { return whole }
    return SourceRange(start, range.end)
  }

  private static let mark = Array("kumiki:ignore".utf8)

  private static func comments(in file: SourceFile) -> [Comment] {
    let bytes = file.text.bytes
    var comments: [Comment] = []
    var position = 0
    while let found = next(mark, in: bytes, from: position) {
      position = found + mark.count
      let line = file.text.line(of: found)
      guard let lineRange = file.text.rangeOfLine(line),
        let slashes = next([0x2F, 0x2F], in: bytes, from: lineRange.start), slashes < found,
        bytes[(slashes + 2)..<found].allSatisfy({ $0 == 0x20 || $0 == 0x2F }),
        file.tree.innermostNode(at: slashes).kind != .stringLiteral
      else { continue }
      let rest = file.text[SourceRange(position, lineRange.end)]
      let isFile = rest.hasPrefix("-file")
      let words = rest.dropFirst(isFile ? 5 : 0)
      let parts = split(String(words))
      let isAlone = bytes[lineRange.start..<slashes].allSatisfy { $0 == 0x20 || $0 == 0x09 }
      comments.append(
        Comment(
          range: SourceRange(slashes, lineRange.end), rules: parts.rules,
          hasReason: !parts.reason.isEmpty, line: isFile ? nil : isAlone ? line + 1 : line))
    }
    return comments
  }

  /// `rule, rule - reason`
  private static func split(_ text: String) -> (rules: [String], reason: String) {
    var rules: [String] = []
    var words = text.split(separator: " ")[...]
    while let word = words.first, word != "-", word != "--", word != "—", word != ":" {
      words.removeFirst()
      let name = word.hasSuffix(",") || word.hasSuffix(":") ? word.dropLast() : word
      rules.append(String(name))
      if word.hasSuffix(":") { return (rules, words.joined(separator: " ")) }
    }
    return (rules, words.dropFirst().joined(separator: " "))
  }

  private static func next(_ pattern: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = pattern.first, bytes.count >= pattern.count else { return nil }
    var index = start
    let last = bytes.count - pattern.count
    return bytes.withUnsafeBufferPointer { bytes in
      while index <= last {
        if bytes[index] == first, pattern.indices.allSatisfy({ bytes[index + $0] == pattern[$0] }) {
          return index
        }
        index += 1
      }
      return nil
    }
  }
}
