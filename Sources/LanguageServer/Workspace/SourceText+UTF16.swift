import SourceModel

/// The protocol counts UTF-16 units in a line; sources are UTF-8.
extension SourceText {
  package func textPosition(of offset: Int) -> DocumentPosition {
    let line = line(of: offset)
    guard let range = rangeOfLine(line) else { return DocumentPosition(line: 0, character: 0) }
    var units = 0
    for index in range.start..<max(range.start, min(offset, range.end)) {
      units += Self.units(bytes[index])
    }
    return DocumentPosition(line: line - 1, character: units)
  }

  package func textRange(of range: SourceRange) -> TextRange {
    TextRange(start: textPosition(of: range.start), end: textPosition(of: range.end))
  }

  /// The place in the bytes. What lies behind a line's end is its end, what lies within a character
  /// is its beginning, and what lies behind the last line is the end of the text.
  package func offset(of position: DocumentPosition) -> Int {
    guard position.line >= 0 else { return 0 }
    guard let range = rangeOfLine(position.line + 1) else { return count }
    var left = position.character
    var index = range.start
    while index < range.end, left > 0 {
      let units = Self.units(bytes[index])
      guard units <= left else { return index }
      left -= units
      index += 1
      // The rest of the character.
      while index < range.end, bytes[index] & 0xC0 == 0x80 { index += 1 }
    }
    return index
  }

  package func sourceRange(of range: TextRange) -> SourceRange {
    let start = offset(of: range.start)
    return SourceRange(start, max(start, offset(of: range.end)))
  }

  /// How many units the character has that begins with this byte; none for the bytes behind.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
