/// Text that an input method is composing.
extension TextEditingState {
  /// Whether an input method is composing.
  package var isComposing: Bool { marked != nil }

  /// Whether the displayed text is empty.
  package var isEmpty: Bool { lines.isEmpty && marked == nil }

  /// The text as displayed: with the composed text in place of the selection.
  package var displayText: String {
    guard let marked else { return text }
    return lines.text(in: lines.start..<selectedRange.lowerBound) + marked.text
      + lines.text(in: selectedRange.upperBound..<lines.end)
  }

  /// ``displayText`` in lines, each except the last with its newline.
  ///
  /// - Complexity: O(number of lines); only the lines with composed text are copied.
  package var displayLines: [String] {
    let own = lines.lines.lazy.map(\.text)
    guard let marked else { return Array(own) }
    let range = selectedRange
    let (low, high) = (range.lowerBound, range.upperBound)
    let composed =
      lines.text(in: TextPosition(line: low.line, byte: 0)..<low) + marked.text
      + lines.text(in: high..<lines.end(ofLine: high.line))
    // Composed text does not span lines.
    let end = high.line + 1 < lines.lines.count ? "\n" : ""
    return Array(own[..<low.line]) + [composed + end] + Array(own[(high.line + 1)...])
  }

  /// An identity of the current ``text``; it differs for another text.
  package var textIdentity: AnyObject { lines.identity }

  /// The lines of ``displayLines`` that have changed since the text had an identity, and their
  /// replacements; nil if there was more than one edit since, or something is being composed.
  ///
  /// - Complexity: O(length of those lines).
  package func changedLines(since identity: AnyObject) -> (removed: Range<Int>, added: [String])? {
    guard marked == nil else { return nil }
    if lines.identity === identity { return (0..<0, []) }
    guard let change = lines.lastChange, change.former === identity else { return nil }
    let start = change.removed.lowerBound
    return (change.removed, lines.lines[start..<(start + change.added)].map(\.text))
  }

  /// The character of ``displayText`` before which the cursor is displayed.
  package var displayCursor: Int {
    guard let marked else { return cursor }
    return selection.lowerBound + marked.cursor
  }

  /// The composed characters of ``displayText``; `nil` if there are none.
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
