import HostInterface

/// What is selected of a text that can be read, not written (`textSelection(.enabled)`).
struct SelectedText {
  let node: NodeID
  /// The text as it was then: of one that has changed since, nothing is selected.
  let text: String
  /// What was pressed: a character, a word or all of it. In characters, as ``range``.
  let start: Range<Int>
  /// From there to where the pointer is; nil: it has not left the character that was pressed.
  var range: Range<Int>?

  /// The letters, to be copied.
  var letters: String? {
    guard let range, !range.isEmpty else { return nil }
    let first = text.index(text.startIndex, offsetBy: range.lowerBound)
    return String(text[first..<text.index(first, offsetBy: range.count)])
  }

  /// Goes on to a character.
  mutating func extend(to place: Int) {
    if range == nil, start.contains(place) { return }
    range = min(start.lowerBound, place)..<max(start.upperBound, place + 1)
  }
}
