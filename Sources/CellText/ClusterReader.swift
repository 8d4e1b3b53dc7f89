/// Reads a text character by character, with the width and class of each.
///
/// Two adjacent ASCII bytes cannot be parts of one character, so most texts never need the slower
/// search for the end of a character.
struct ClusterReader {
  let text: String
  /// The start of the character that ``advance()`` reads next.
  private(set) var position: String.Index
  /// The width of the last character in columns.
  private(set) var width = 0
  /// The class of the last character.
  private(set) var breakClass = LineBreakClass.word

  init(_ text: String, from start: String.Index) {
    self.text = text
    position = start
  }

  /// Moves back to the start of a character.
  mutating func rewind(to position: String.Index) { self.position = position }

  /// Reads one character; returns `false` at the end of the text.
  mutating func advance() -> Bool {
    let bytes = text.utf8
    guard position != bytes.endIndex else { return false }
    let byte = bytes[position]
    let next = bytes.index(after: position)
    if byte < 0x80, byte != 0x0D, next == bytes.endIndex || bytes[next] < 0x80 {
      width = CellWidth.columns(ofASCII: byte)
      breakClass = LineBreakClass(ascii: byte)
      position = next
    } else {
      let character = text[position]
      width = CellWidth.columns(of: character)
      breakClass = LineBreakClass(character)
      position = text.index(after: position)
    }
    return true
  }
}
