/// Walks a text character by character and tells width and class of each.
///
/// Two neighbouring ASCII bytes cannot be parts of one character, so most texts never reach the
/// slower search for the end of a character.
struct ClusterReader {
  let text: String
  /// Where the character starts that ``advance()`` reads.
  private(set) var position: String.Index
  /// The columns of the last character.
  private(set) var width = 0
  /// The class of the last character.
  private(set) var breakClass = LineBreakClass.word

  init(_ text: String, from start: String.Index) {
    self.text = text
    position = start
  }

  /// Goes back to the start of a character.
  mutating func rewind(to position: String.Index) { self.position = position }

  /// Reads one character; `false` at the end of the text.
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
