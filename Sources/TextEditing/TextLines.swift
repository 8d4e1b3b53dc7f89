/// The text that is being edited, cut into lines so that a change costs as much as the lines that
/// it touches.
///
/// ```text
///   "ab⏎"  count 3     A line holds its newline; only the last one has none.
///   "日本⏎" count 3     Joined together the lines are the text, byte for byte.
///   ""     count 0
/// ```
///
/// - Complexity: An edit takes O(length of the lines it touches) and moves the lines after it only
///   if their number changes. A ``TextPosition`` becomes an offset in O(lines before it + length
///   of its line).
struct TextLines: Sendable {
  /// A line with its newline.
  struct Line: Sendable {
    let text: String
    /// The characters, with the newline as one of them.
    let count: Int
    /// The bytes without the newline.
    let contentBytes: Int
    /// Whether each byte is a character.
    let isASCII: Bool

    init(_ text: String) {
      self.text = text
      let bytes = text.utf8
      var newlineBytes = 0
      if bytes.last == 0x0A { newlineBytes = bytes.dropLast().last == 0x0D ? 2 : 1 }
      contentBytes = bytes.count - newlineBytes
      isASCII = bytes.allSatisfy { $0 < 0x80 }
      count = isASCII ? contentBytes + min(newlineBytes, 1) : text.count
    }

    /// The index of a byte.
    func index(_ byte: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: byte)
    }

    /// How many bytes lie before an index.
    func byte(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }

    /// The line without its newline.
    var content: Substring { text[..<index(contentBytes)] }
  }

  /// Stands for one content: what has the same is the same, letter by letter.
  final class Identity: Sendable {}

  /// How a content came of the one before it.
  struct Change: Sendable {
    let former: Identity
    /// The lines of that one that went.
    let removed: Range<Int>
    /// How many came in their place.
    let added: Int
  }

  /// At least one.
  private(set) var lines: [Line]

  /// The whole text. Kept beside the lines, as a program is given it after each key.
  private(set) var text: String

  private(set) var identity = Identity()
  private(set) var lastChange: Change?

  init(_ text: String) {
    lines = Self.split(text)
    self.text = text
  }

  var isEmpty: Bool { lines.count == 1 && lines[0].text.isEmpty }

  /// The number of characters.
  var count: Int { lines.reduce(0) { $0 + $1.count } }

  let start = TextPosition(line: 0, byte: 0)

  var end: TextPosition {
    TextPosition(line: lines.count - 1, byte: lines[lines.count - 1].contentBytes)
  }

  /// The end of a line, before its newline.
  func end(ofLine line: Int) -> TextPosition {
    TextPosition(line: line, byte: lines[line].contentBytes)
  }

  /// The place one character further; `position` itself at the end.
  func position(after position: TextPosition) -> TextPosition {
    let line = lines[position.line]
    guard position.byte < line.contentBytes else {
      return position.line + 1 < lines.count
        ? TextPosition(line: position.line + 1, byte: 0) : position
    }
    var next = position
    next.byte =
      line.isASCII ? next.byte + 1 : line.byte(line.text.index(after: line.index(position.byte)))
    return next
  }

  /// The place one character back; `position` itself at the start.
  func position(before position: TextPosition) -> TextPosition {
    guard position.byte > 0 else {
      return position.line > 0 ? end(ofLine: position.line - 1) : position
    }
    let line = lines[position.line]
    var previous = position
    previous.byte =
      line.isASCII
      ? previous.byte - 1 : line.byte(line.text.index(before: line.index(position.byte)))
    return previous
  }

  /// The character at a place; `nil` at the end. A newline is one.
  func character(at position: TextPosition) -> Character? {
    let line = lines[position.line]
    let index = line.index(position.byte)
    return index == line.text.endIndex ? nil : line.text[index]
  }

  /// How many characters lie before a place.
  func offset(of position: TextPosition) -> Int {
    let before = lines[..<position.line].reduce(0) { $0 + $1.count }
    let line = lines[position.line]
    guard !line.isASCII else { return before + position.byte }
    return before + line.text[..<line.index(position.byte)].count
  }

  /// The place after so many characters, or the nearest one.
  func position(ofOffset offset: Int) -> TextPosition {
    var rest = max(offset, 0)
    for (number, line) in lines.enumerated() {
      guard rest >= line.count, number + 1 < lines.count else {
        let characters = min(rest, line.count)
        let byte =
          line.isASCII
          ? min(characters, line.contentBytes)
          : line.byte(line.text.index(line.text.startIndex, offsetBy: characters))
        return TextPosition(line: number, byte: byte)
      }
      rest -= line.count
    }
    return end
  }

  /// The place so many bytes after another one, or the end.
  func position(_ position: TextPosition, advancedByBytes bytes: Int) -> TextPosition {
    var result = TextPosition(line: position.line, byte: position.byte + bytes)
    while result.line + 1 < lines.count, result.byte >= lines[result.line].text.utf8.count {
      result.byte -= lines[result.line].text.utf8.count
      result.line += 1
    }
    result.byte = min(result.byte, lines[result.line].text.utf8.count)
    return result
  }

  /// How many bytes lie before a place.
  func bytes(before position: TextPosition) -> Int {
    lines[..<position.line].reduce(position.byte) { $0 + $1.text.utf8.count }
  }

  /// The text of a stretch.
  func text(in range: Range<TextPosition>) -> String {
    let (low, high) = (range.lowerBound, range.upperBound)
    let (first, last) = (lines[low.line], lines[high.line])
    if low.line == high.line {
      return String(first.text[first.index(low.byte)..<first.index(high.byte)])
    }
    var joined = String(first.text[first.index(low.byte)...])
    for line in lines[(low.line + 1)..<high.line] { joined += line.text }
    return joined + last.text[..<last.index(high.byte)]
  }

  /// Puts `text` in the place of a stretch.
  ///
  /// - Returns: The end of what was put in, moved on to the end of a character if it has become
  ///   the middle of one.
  mutating func replace(_ range: Range<TextPosition>, with text: String) -> TextPosition {
    let (low, high) = (range.lowerBound, range.upperBound)
    let (first, last) = (lines[low.line], lines[high.line])
    replaceInText(range, with: text)
    var changed = String(first.text[..<first.index(low.byte)])
    changed += text
    changed += last.text[last.index(high.byte)...]
    var pieces = Self.split(changed)
    // A newline at its end belongs to a line that others follow.
    if high.line + 1 < lines.count { pieces.removeLast() }
    lastChange = Change(
      former: identity, removed: low.line..<(high.line + 1), added: pieces.count)
    identity = Identity()
    if low.line == high.line, pieces.count == 1 {
      lines[low.line] = pieces[0]
    } else {
      lines.replaceSubrange(low.line...high.line, with: pieces)
    }
    return roundedUp(position(low, advancedByBytes: text.utf8.count))
  }

  private mutating func replaceInText(_ range: Range<TextPosition>, with new: String) {
    let low = bytes(before: range.lowerBound)
    let high = low + bytes(from: range.lowerBound, to: range.upperBound)
    let all = text.utf8
    text.replaceSubrange(
      all.index(all.startIndex, offsetBy: low)..<all.index(all.startIndex, offsetBy: high),
      with: new)
  }

  private func bytes(from low: TextPosition, to high: TextPosition) -> Int {
    lines[low.line..<high.line].reduce(high.byte - low.byte) { $0 + $1.text.utf8.count }
  }

  private func roundedUp(_ position: TextPosition) -> TextPosition {
    let line = lines[position.line]
    let index = line.index(position.byte)
    guard !line.isASCII, String.Index(index, within: line.text) == nil else { return position }
    return TextPosition(line: position.line, byte: line.byte(line.text.index(after: index)))
  }

  private static func split(_ text: String) -> [Line] {
    var lines: [Line] = []
    var start = text.startIndex
    let bytes = text.utf8
    while let newline = bytes[start...].firstIndex(of: 0x0A) {
      let next = bytes.index(after: newline)
      lines.append(Line(String(text[start..<next])))
      start = next
    }
    lines.append(Line(String(text[start...])))
    return lines
  }
}
