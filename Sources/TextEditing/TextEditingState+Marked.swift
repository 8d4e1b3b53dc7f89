/// Text that an input method is composing.
extension TextEditingState {
  /// Whether an input method is composing.
  package var isComposing: Bool { marked != nil }

  /// Whether nothing is shown.
  package var isEmpty: Bool { lines.isEmpty && marked == nil }

  /// The text as it is shown: with what is being composed in the place of the selection.
  package var displayText: String {
    guard let marked else { return text }
    return lines.text(in: lines.start..<selectedRange.lowerBound) + marked.text
      + lines.text(in: selectedRange.upperBound..<lines.end)
  }

  /// ``displayText`` in lines, each but the last with its newline.
  ///
  /// - Complexity: O(number of lines); no line is copied but those that are being composed in.
  package var displayLines: [String] {
    let own = lines.lines.lazy.map(\.text)
    guard let marked else { return Array(own) }
    let range = selectedRange
    let (low, high) = (range.lowerBound, range.upperBound)
    let composed =
      lines.text(in: TextPosition(line: low.line, byte: 0)..<low) + marked.text
      + lines.text(in: high..<lines.end(ofLine: high.line))
    // An input method composes within a line.
    let end = high.line + 1 < lines.lines.count ? "\n" : ""
    return Array(own[..<low.line]) + [composed + end] + Array(own[(high.line + 1)...])
  }

  /// Stands for ``text`` as it is now; another text has another one.
  package var textIdentity: AnyObject { lines.identity }

  /// Which lines of ``displayLines`` are others than when the text was that of an identity, and
  /// what has taken their place; nil: more than one edit lies between, or something is being
  /// composed.
  ///
  /// - Complexity: O(length of those lines).
  package func changedLines(since identity: AnyObject) -> (removed: Range<Int>, added: [String])? {
    guard marked == nil else { return nil }
    if lines.identity === identity { return (0..<0, []) }
    guard let change = lines.lastChange, change.former === identity else { return nil }
    let start = change.removed.lowerBound
    return (change.removed, lines.lines[start..<(start + change.added)].map(\.text))
  }

  /// The character of ``displayText`` before which the cursor is shown.
  package var displayCursor: Int {
    guard let marked else { return cursor }
    return selection.lowerBound + marked.cursor
  }

  /// The characters of ``displayText`` that are being composed; `nil` if none are.
  package var markedRange: Range<Int>? {
    guard let marked else { return nil }
    let start = selection.lowerBound
    return start..<(start + marked.text.count)
  }

  mutating func setMarked(_ text: String, cursor: Int) {
    history.close()
    marked =
      text.isEmpty
      ? nil : MarkedText(text: text, cursor: max(0, min(cursor, text.count)))
  }

  mutating func commitMarked() {
    guard let marked else { return }
    self.marked = nil
    insert(marked.text, .other)
  }
}
