import HostInterface

/// The selection in read-only text (`textSelection(.enabled)`).
struct SelectedText {
  let node: NodeID
  /// The text at that time: if it has changed since, nothing is selected.
  let text: String
  /// The pressed character, word or whole text. In characters, like ``range``.
  let start: Range<Int>
  /// From there to the pointer; nil: the pointer has not left the pressed character.
  var range: Range<Int>?

  /// The selected text, to be copied.
  var letters: String? {
    guard let range, !range.isEmpty else { return nil }
    let first = text.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[first..<text.index(first, offsetBy: range.count)])
  }

  /// Extends the selection to a character.
  mutating func extend(to place: Int) {
    if range == nil, start.contains(place) { return }
    range = min(start.lowerBound, place)..<max(start.upperBound, place + 1)
  }
}
