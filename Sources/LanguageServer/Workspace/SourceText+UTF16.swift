import SourceModel

/// Conversions between the protocol's UTF-16 columns and the UTF-8 bytes of sources.
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

  /// The offset in bytes. A position after a line's end becomes the line's end, one inside a
  /// character the character's start, and one after the last line the end of the text.
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

  /// The number of UTF-16 units of the character that starts with this byte; zero for continuation
  /// bytes.
  private static func units(_ byte: UInt8) -> Int {
    byte & 0xC0 == 0x80 ? 0 : byte >= 0xF0 ? 2 : 1
  }
}
