/// Text that an input method is composing.
extension TextEditingState {
  /// Whether an input method is composing.
  package var isComposing: Bool { marked != nil }

  /// The text as it is shown: with what is being composed in the place of the selection.
  package var displayText: String {
    guard let marked else { return text }
    return lines.text(in: lines.start..<selectedRange.lowerBound) + marked.text
      + lines.text(in: selectedRange.upperBound..<lines.end)
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
