/// The text being edited, split into lines so that the cost of a change depends only on the lines
/// it touches.
///
/// ```text
///   "ab⏎"  count 3     A line holds its newline; only the last one has none.
///   "日本⏎" count 3     Joined together the lines are the text, byte for byte.
///   ""     count 0
/// ```
///
/// - Complexity: An edit takes O(length of the lines it touches) and moves the lines after it only
///   if their number changes. A ``TextPosition`` becomes an offset in O(length of its line).
struct TextLines: Sendable {
  /// A line with its newline.
  struct Line: Sendable {
    let text: String
    /// The number of characters, including the newline.
    let count: Int
    /// The number of bytes without the newline.
    let contentBytes: Int
    /// Whether each byte is a character.
    let isASCII: Bool

    init(_ text: String) {
      self.text = text
      let bytes = text.utf8
      var newlineBytes = 0
      if bytes.last == 0x0A { newlineBytes = bytes.dropLast().last == 0x0D ? 2 : 1 }
      contentBytes = bytes.count - newlineBytes
      // Other characters take fewer UTF-16 units than bytes.
      isASCII = bytes.count == text.utf16.count
      count = isASCII ? contentBytes + min(newlineBytes, 1) : text.count
    }

    /// The index of a byte.
    func index(_ byte: Int) -> String.Index {
      text.utf8.index(text.startIndex, offsetBy: byte)
    }

    /// The number of bytes before an index.
    func byte(_ index: String.Index) -> Int {
      text.utf8.distance(from: text.startIndex, to: index)
    }

    /// The line without its newline.
    var content: Substring { text[..<index(contentBytes)] }
  }

  /// The identity of a content: equal identities mean equal text.
  final class Identity: Sendable {}

  /// The change that led from the previous content to this one.
  struct Change: Sendable {
    let former: Identity
    /// The lines of the previous content that were removed.
    let removed: Range<Int>
    /// The number of lines that replaced them.
    let added: Int
  }

  /// Always at least one.
  private(set) var lines: [Line]
  private var charactersBefore = RunningTotals()
  private var bytesBefore = RunningTotals()

  /// The whole text. Stored in addition to the lines, since the program gets it after each key
  /// press.
  private(set) var text: String

  private(set) var identity = Identity()
  private(set) var lastChange: Change?

  init(_ text: String) {
    lines = Self.split(text)
    self.text = text
    count(lines, inPlaceOf: 0..<0)
  }

  private mutating func count(_ new: [Line], inPlaceOf removed: Range<Int>) {
    charactersBefore.replace(removed, with: new.map(\.count))
    bytesBefore.replace(removed, with: new.map(\.text.utf8.count))
  }

  var isEmpty: Bool { lines.count == 1 && lines[0].text.isEmpty }

  /// The number of characters.
  var count: Int { charactersBefore[lines.count] }

  let start = TextPosition(line: 0, byte: 0)

  var end: TextPosition {
    TextPosition(line: lines.count - 1, byte: lines[lines.count - 1].contentBytes)
  }

  /// The end of a line, before its newline.
  func end(ofLine line: Int) -> TextPosition {
    TextPosition(line: line, byte: lines[line].contentBytes)
  }

  /// The next position; `position` itself at the end.
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

  /// The previous position; `position` itself at the start.
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

  /// The character at a position, which may be a newline; `nil` at the end.
  func character(at position: TextPosition) -> Character? {
    let line = lines[position.line]
    let index = line.index(position.byte)
    return index == line.text.endIndex ? nil : line.text[index]
  }

  /// The number of characters before a position.
  func offset(of position: TextPosition) -> Int {
    let before = charactersBefore[position.line]
    let line = lines[position.line]
    guard !line.isASCII else { return before + position.byte }
    return before + line.text[..<line.index(position.byte)].count
  }

  /// The position after a number of characters, or the nearest one.
  func position(ofOffset offset: Int) -> TextPosition {
    let offset = max(offset, 0)
    let number = charactersBefore.line(at: offset)
    let line = lines[number]
    let characters = min(offset - charactersBefore[number], line.count)
    let byte =
      line.isASCII
      ? min(characters, line.contentBytes)
      : line.byte(line.text.index(line.text.startIndex, offsetBy: characters))
    return TextPosition(line: number, byte: byte)
  }

  /// The position a number of bytes after another one, or the end.
  func position(_ position: TextPosition, advancedByBytes bytes: Int) -> TextPosition {
    let byte = self.bytes(before: position) + bytes
    let line = bytesBefore.line(at: byte)
    return TextPosition(
      line: line, byte: min(byte - bytesBefore[line], lines[line].text.utf8.count))
  }

  /// The number of bytes before a position.
  func bytes(before position: TextPosition) -> Int {
    bytesBefore[position.line] + position.byte
  }

  /// The text of a range.
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

  /// Replaces a range with `text`.
  ///
  /// - Returns: the end of the inserted text, moved to the end of a character if it is now in the
  ///   middle of one.
  mutating func replace(_ range: Range<TextPosition>, with text: String) -> TextPosition {
    let (low, high) = (range.lowerBound, range.upperBound)
    let (first, last) = (lines[low.line], lines[high.line])
    replaceInText(range, with: text)
    var changed = String(first.text[..<first.index(low.byte)])
    changed += text
    changed += last.text[last.index(high.byte)...]
    var pieces = Self.split(changed)
    // A trailing newline belongs to a line with others after it.
    if high.line + 1 < lines.count { pieces.removeLast() }
    lastChange = Change(
      former: identity, removed: low.line..<(high.line + 1), added: pieces.count)
    identity = Identity()
    if low.line == high.line, pieces.count == 1 {
      lines[low.line] = pieces[0]
    } else {
      lines.replaceSubrange(low.line...high.line, with: pieces)
    }
    count(pieces, inPlaceOf: low.line..<(high.line + 1))
    return roundedUp(position(low, advancedByBytes: text.utf8.count))
  }

  private mutating func replaceInText(_ range: Range<TextPosition>, with new: String) {
    let low = bytes(before: range.lowerBound)
    let high = bytes(before: range.upperBound)
    let all = text.utf8
    text.replaceSubrange(
      all.index(all.startIndex, offsetBy: low)..<all.index(all.startIndex, offsetBy: high),
      with: new)
  }

  private func roundedUp(_ position: TextPosition) -> TextPosition {
    let line = lines[position.line]
    let index = line.index(position.byte)
    guard !line.isASCII, String.Index(index, within: line.text) == nil else { return position }
    return TextPosition(line: position.line, byte: line.byte(line.text.index(after: index)))
  }

  private static func split(_ text: String) -> [Line] { text.lines().map { Line($0) } }
}
