import HostInterface

/// A text broken into lines of cells (S11.14).
///
/// ```text
///   columns: 12                    columns: 12, lineLimit: 2
///
///   │The quick   │                 │The quick   │
///   │brown fox   │                 │brown fox j…│
///   │jumps       │
/// ```
///
/// ```swift
/// let layout = CellTextLayout("The quick brown fox jumps", columns: 12)
/// layout.lines.map { layout.string(of: $0) }  // ["The quick", "brown fox", "jumps"]
/// layout.width                                // 9: never wider than needed
/// ```
///
/// - Lines end at newlines, after spaces and hyphens, and between ideographs; a word that is wider
///   than a line is broken between any two characters. A number is not broken: two halves would be
///   two other numbers. The part that does not fit is replaced by "…".
/// - No line starts with 、。」 or similar characters, and none ends with 「, if there is a choice.
/// - Spaces at which a line was broken take no space.
/// - Text that exceeds the maximum number of lines is replaced by "…". One line is always shown,
///   and on each line at least one character, however narrow it is.
/// - An empty text has no lines.
///
/// - Complexity: O(displayed characters), regardless of the rest. Nothing is cached between two
///   layouts; callers that need the same text repeatedly keep the value.
package struct CellTextLayout: Sendable {
  /// One line: a piece of the text, and if it was truncated, "…" and another piece.
  package struct Line: Equatable, Sendable {
    /// The text before the "…"; the whole line if nothing was left out.
    package var head: Range<String.Index>

    /// The text after the "…"; empty if nothing was left out.
    package var tail: Range<String.Index>

    /// Whether there is a "…" between ``head`` and ``tail``.
    package var isTruncated = false

    /// The width of the line in columns.
    package var width: Int

    /// The start of the following line.
    package var next: String.Index

    /// Whether the text itself ends the line, by a newline or by its end.
    package var endsParagraph: Bool
  }

  /// The text that was laid out.
  package let text: String

  /// The lines from top to bottom.
  package private(set) var lines: [Line] = []

  /// The width of the widest line in columns.
  package private(set) var width = 0

  /// Whether a part of the text is not shown.
  package private(set) var isTruncated = false

  /// Lays out a text.
  ///
  /// - Parameters:
  ///   - text: the text, of any length.
  ///   - columns: the width of the lines; `nil` breaks at newlines only, 0 counts as 1.
  ///   - lineLimit: the maximum number of lines that the program allows; `nil` for any.
  ///   - maxLines: the maximum number of lines that fit; `nil` for any.
  ///   - truncation: which part of the text is left out if it does not fit.
  package init(
    _ text: String, columns: Int? = nil, lineLimit: Int? = nil, maxLines: Int? = nil,
    truncation: TextContent.Truncation = .tail
  ) {
    self.text = text
    guard !text.isEmpty else { return }
    let room = columns.map { max($0, 1) } ?? .max
    if let line = Self.plainLine(text, columns: room) {
      lines = [line]
      width = line.width
      return
    }
    let limit = max(min(lineLimit ?? .max, maxLines ?? .max), 1)
    var breaker = LineBreaker(text, columns: room)
    while let line = breaker.nextLine() {
      guard lines.count < limit else {
        truncateLastLine(columns: room, truncation)
        break
      }
      lines.append(line)
      if line.isTruncated { isTruncated = true }
    }
    width = lines.reduce(0) { max($0, $1.width) }
  }

  /// The only line of a text that fits and has one cell per byte.
  private static func plainLine(_ text: String, columns: Int) -> Line? {
    guard let width = plainWidth(of: text, columns: columns) else { return nil }
    let end = text.endIndex
    return Line(
      head: text.startIndex..<end, tail: end..<end, width: width, next: end, endsParagraph: true)
  }

  /// The width of a non-empty text that fits on one line and has one cell per byte, as most texts
  /// do: no character has to be looked up for it. Nil for all others.
  static func plainWidth(of text: String, columns: Int) -> Int? {
    let bytes = text.utf8
    let count = bytes.count
    guard count > 0, count <= max(columns, 1), bytes.allSatisfy({ $0 >= 0x20 && $0 < 0x7F }) else {
      return nil
    }
    return count
  }

  /// Whether two texts with one cell per byte break at the same places at any width.
  static func breakAlike(_ a: String, _ b: String) -> Bool {
    guard a.utf8.count == b.utf8.count else { return false }
    var (a, b) = (a, b)
    return a.withUTF8 { a in b.withUTF8 { b in breakAlike(a, b) } }
  }

  private static func breakAlike(
    _ a: UnsafeBufferPointer<UInt8>, _ b: UnsafeBufferPointer<UInt8>
  ) -> Bool {
    let plain = UInt8(0x20)..<0x7F
    for (a, b) in zip(a, b) {
      guard plain.contains(a), plain.contains(b) else { return false }
      if a != b, LineBreakClass(ascii: a) != LineBreakClass(ascii: b) { return false }
    }
    return true
  }

  /// The width in columns of the widest unbreakable piece of a text: a word, or one ideograph.
  package static func widestWord(of text: String) -> Int {
    var reader = ClusterReader(text, from: text.startIndex)
    var (widest, width) = (0, 0)
    var (last, beforeLast): (LineBreakClass?, LineBreakClass?)
    while reader.advance() {
      let kind = reader.breakClass
      if kind.contains(.newline) || kind.contains(.space) {
        width = 0
      } else {
        if let last,
          LineBreakClass.allowsBreak(after: last, before: kind, beforeFirst: beforeLast)
        {
          width = 0
        }
        width += reader.width
        widest = max(widest, width)
      }
      (beforeLast, last) = (last, kind)
    }
    return widest
  }

  /// The displayed text of a line.
  package func string(of line: Line) -> String {
    line.isTruncated ? "\(text[line.head])…\(text[line.tail])" : String(text[line.head])
  }

  /// The width in columns of a text that is broken only at its newlines.
  package static func idealWidth(of text: String) -> Int {
    CellTextLayout(text).width
  }

  private mutating func truncateLastLine(columns: Int, _ truncation: TextContent.Truncation) {
    isTruncated = true
    let start = lines[lines.count - 1].head.lowerBound
    let truncator = LineTruncator(text, from: start, columns: columns)
    lines[lines.count - 1] = truncator.line(truncation)
  }
}
