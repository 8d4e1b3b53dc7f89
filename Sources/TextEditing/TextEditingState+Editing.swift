extension TextEditingState {
  /// Replaces a range of text, with the cursor after the new text.
  mutating func replace(
    _ range: Range<TextPosition>, with text: String, _ kind: TextEditingHistory.Kind
  ) {
    guard !range.isEmpty || !text.isEmpty else { return }
    let edit = TextEditingHistory.Edit(
      start: range.lowerBound, removed: lines.text(in: range), inserted: text)
    let selection = TextEditingHistory.Selection(anchor: anchor, head: head)
    head = lines.replace(range, with: text)
    anchor = head
    wantedColumn = nil
    history.record(edit, kind, before: selection, after: .init(anchor: anchor, head: head))
  }

  /// Types or pastes text.
  mutating func insert(_ text: String, _ kind: TextEditingHistory.Kind) {
    let clean = cleaned(text)
    guard !clean.isEmpty else { return }
    replace(selectedRange, with: clean, kind)
  }

  /// Deletes the selection, or up to a movement's destination.
  mutating func delete(_ movement: TextMovement) {
    let range = deletedRange(movement)
    let isSingle = movement == .backward || movement == .forward
    replace(range, with: "", isSingle && selectedRange.isEmpty ? .deleting : .other)
  }

  /// Deletes text and keeps it.
  mutating func kill(_ movement: TextMovement, appending: Bool) {
    let range = deletedRange(movement)
    guard !range.isEmpty else {
      isKilling = appending
      return
    }
    let text = isSecure ? "" : lines.text(in: range)
    if !appending {
      killed = text
    } else if range.lowerBound < head {
      killed = text + killed
    } else {
      killed += text
    }
    replace(range, with: "", .other)
    isKilling = true
  }

  private func deletedRange(_ movement: TextMovement) -> Range<TextPosition> {
    guard selectedRange.isEmpty else { return selectedRange }
    var target = destination(of: movement, from: head).position
    // At the end of a line, deleting to the end of the line joins it with the next one.
    if movement == .lineEnd, target == head { target = lines.position(after: head) }
    return min(head, target)..<max(head, target)
  }

  /// The text in the form that the input can hold: with newlines of one kind or none, and no
  /// control characters.
  private func cleaned(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { $0.value < 0x20 || $0.value == 0x7F }) else {
      return text
    }
    var text = text.replacing("\r\n", with: "\n").replacing("\r", with: "\n")
    if !isMultiline {
      if text.last == "\n" { text.removeLast() }
      text = String(text.map { $0 == "\n" || $0 == "\t" ? " " : $0 })
    }
    var scalars = text.unicodeScalars
    scalars.removeAll { ($0.value < 0x20 && $0 != "\n" && $0 != "\t") || $0.value == 0x7F }
    return String(scalars)
  }
}
