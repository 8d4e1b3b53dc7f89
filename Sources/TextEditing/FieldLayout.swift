import CellText
import HostInterface

/// The rows of cells in which a text input shows its text, and the mapping between characters and
/// cells.
///
/// ```swift
/// let layout = FieldLayout("積み木\nab", isMultiline: true, columns: 4)
/// layout.place(of: 2)                  // row 1, column 0: the first row holds 積み
/// layout.offset(at: CellPoint(1, 2))   // 5, before "b"
/// ```
///
/// Offsets count characters, as in `TextEditingState`. A wrapped row ends where the next one
/// begins; the offset in between belongs to the latter.
///
/// Lines are laid out separately and kept: after a change only those that changed are laid out
/// again (``update(_:)``), so that a key press in a long text costs as much as its line.
package struct FieldLayout {
  package struct Row {
    /// The displayed characters: dots for secrets, spaces for tabs and newlines.
    package var glyphs: [Character]
    /// The column before each character, and after the last one, including the columns left of the
    /// text.
    package var edges: [Int]
    /// The offset of the first character.
    package var start: Int
  }

  /// The alignment of a row that is shorter than the available width.
  package struct Alignment: Hashable {
    package var room: Int
    /// The fraction of the remaining space that is left of the text.
    package var leftShare: Double

    package init(room: Int, leftShare: Double) {
      self.room = room
      self.leftShare = leftShare
    }

    /// The columns left of a row. The cursor after the row must still fit into the available width.
    package func indent(of width: Int) -> Int {
      guard leftShare > 0, room < .max else { return 0 }
      return Int(Double(max(0, room - 1 - width)) * leftShare)
    }
  }

  /// One line of the text, with its newline and the starts of its rows.
  private struct Line {
    let text: String
    /// The end without the newline.
    let contentEnd: String.Index
    /// The number of characters, including the newline.
    let count: Int
    let rows: [(start: Int, index: String.Index)]
    /// Whether it is one row in which each byte is a character of one cell.
    let isPlain: Bool
    /// The only row of a single-line field, which may be long, if it is not plain: without the
    /// columns left of it.
    var onlyRow: Row?

    /// The number of characters without the newline, if it is plain.
    var plainCount: Int { text.utf8.last == 0x0A ? count - 1 : count }
  }

  private let isMultiline: Bool
  private let isSecure: Bool
  private let columns: Int
  private let alignment: Alignment
  private var lines: [Line] = []
  /// The numbers of rows and characters before each line.
  private var rowsBefore = RunningTotals()
  private var charactersBefore = RunningTotals()
  /// The number of lines laid out since the layout was created.
  package private(set) var laidOutLines = 0

  /// - Parameters:
  ///   - columns: where rows wrap; a single-line field never does.
  ///   - most: the maximum number of rows; the rest is left out.
  package init(
    _ text: String, isMultiline: Bool, isSecure: Bool = false, columns: Int = .max,
    most: Int = .max, alignment: Alignment = Alignment(room: .max, leftShare: 0)
  ) {
    self.alignment = alignment
    self.isMultiline = isMultiline
    self.isSecure = isSecure
    self.columns = columns
    update(isMultiline ? text.lines(most: most) : [text])
  }

  /// Replaces the text, given as lines that end with their newlines.
  ///
  /// - Complexity: O(number of lines) comparisons, each of which is short if a line is in the same
  ///   memory, and the layout of the lines that differ.
  package mutating func update(_ texts: [String]) {
    var first = 0
    while first < min(lines.count, texts.count), lines[first].text == texts[first] { first += 1 }
    var last = 0
    let most = min(lines.count, texts.count) - first
    while last < most, lines[lines.count - 1 - last].text == texts[texts.count - 1 - last] {
      last += 1
    }
    replace(first..<(lines.count - last), with: Array(texts[first..<(texts.count - last)]))
  }

  /// Replaces some lines with others.
  ///
  /// - Complexity: the layout of those lines; if their number changes, those after them are moved
  ///   in memory.
  package mutating func replace(_ removed: Range<Int>, with texts: [String]) {
    if removed.isEmpty, texts.isEmpty { return }
    // The unchanged part of a single-line field is not measured again.
    let former = isMultiline || removed.count != 1 ? nil : lines[removed.lowerBound].onlyRow
    let new = texts.map { line($0, former: former) }
    lines.replaceSubrange(removed, with: new)
    rowsBefore.replace(removed, with: new.map(\.rows.count))
    charactersBefore.replace(removed, with: new.map(\.count))
    laidOutLines += texts.count
  }

  private func line(_ text: String, former: Row? = nil) -> Line {
    let bytes = text.utf8
    let start = text.startIndex
    guard isMultiline else {
      if text.isPrintableASCII {
        return Line(
          text: text, contentEnd: text.endIndex, count: bytes.count, rows: [(0, start)],
          isPlain: true)
      }
      let row = row(of: text[...], former: former)
      return Line(
        text: text, contentEnd: text.endIndex, count: row.glyphs.count, rows: [(0, start)],
        isPlain: false, onlyRow: row)
    }
    let hasNewline = bytes.last == 0x0A
    let contentEnd = hasNewline ? text.index(before: text.endIndex) : text.endIndex
    // One row with one cell per byte: most lines of most texts.
    if bytes.count <= columns, bytes.allSatisfy({ (0x20..<0x7F).contains($0) || $0 == 0x0A }) {
      return Line(
        text: text, contentEnd: contentEnd, count: bytes.count, rows: [(0, start)], isPlain: true)
    }
    let content = String(text[..<contentEnd])
    var rows: [(Int, String.Index)] = []
    var position = content.startIndex
    var characters = 0
    for shown in CellTextLayout(content, columns: columns).lines {
      // The same byte in the line's own storage.
      let byte = content.utf8.distance(from: content.startIndex, to: position)
      rows.append((characters, bytes.index(start, offsetBy: byte)))
      characters += content[position..<shown.next].count
      position = shown.next
    }
    if rows.isEmpty { rows = [(0, start)] }
    return Line(
      text: text, contentEnd: contentEnd, count: characters + (hasNewline ? 1 : 0), rows: rows,
      isPlain: false)
  }

  // MARK: Rows

  /// All rows; each is created on access.
  package struct Rows: RandomAccessCollection {
    fileprivate let layout: FieldLayout
    package var startIndex: Int { 0 }
    package var endIndex: Int { layout.rowsBefore[layout.lines.count] }
    package subscript(index: Int) -> Row { layout.row(index) }
  }

  package var rows: Rows { Rows(layout: self) }

  /// The rows of some lines of the text.
  package func rows(ofLines lines: Range<Int>) -> Range<Int> {
    rowsBefore[lines.lowerBound]..<rowsBefore[lines.upperBound]
  }

  private func row(_ index: Int) -> Row {
    let number = rowsBefore.line(at: index)
    let line = lines[number]
    let place = index - rowsBefore[number]
    let end = place + 1 < line.rows.count ? line.rows[place + 1].index : line.contentEnd
    var row = line.onlyRow ?? row(of: line.text[line.rows[place].index..<end])
    let indent = alignment.indent(of: row.edges[row.edges.count - 1])
    if indent > 0 { row.edges = row.edges.map { $0 + indent } }
    row.start = charactersBefore[number] + line.rows[place].start
    return row
  }

  /// The cells of some characters, starting at the first column and offset.
  ///
  /// - Parameter former: the row of a text that may have the same start and end.
  private func row(of text: Substring, former: Row? = nil) -> Row {
    var row = Row(glyphs: [], edges: [0], start: 0)
    var isTab: [Bool] = []
    for character in text {
      isTab.append(character == "\t")
      row.glyphs.append(
        isSecure ? "•" : character.isNewline || character == "\t" ? " " : character)
    }
    let count = row.glyphs.count
    func width(_ index: Int) -> Int {
      isTab[index] ? CellWidth.tab : CellWidth.columns(of: row.glyphs[index])
    }
    var first = 0
    var last = 0
    if let former {
      // A space may have been a tab.
      func isSame(_ index: Int, as other: Int) -> Bool {
        let glyph = row.glyphs[index]
        return glyph == former.glyphs[other]
          && (glyph != " " || width(index) == former.edges[other + 1] - former.edges[other])
      }
      let most = min(count, former.glyphs.count)
      while first < most, isSame(first, as: first) { first += 1 }
      let shift = former.glyphs.count - count
      while last < most - first, isSame(count - 1 - last, as: count - 1 - last + shift) {
        last += 1
      }
      row.edges = Array(former.edges[...first])
      row.edges.reserveCapacity(count + 1)
    }
    for index in first..<(count - last) { row.edges.append(row.edges[index] + width(index)) }
    if let former, last > 0 {
      let place = former.glyphs.count - last
      let moved = row.edges[count - last] - former.edges[place]
      for index in (place + 1)...former.glyphs.count {
        row.edges.append(former.edges[index] + moved)
      }
    }
    return row
  }

  /// The part of a row in a range of columns, including glyphs cut at its edges.
  private static func part(_ row: Row, in columns: Range<Int>) -> Row {
    // The first glyph that begins at or after a column.
    func glyph(at column: Int) -> Int {
      var (low, high) = (0, row.glyphs.count)
      while low < high {
        let middle = (low + high) / 2
        if row.edges[middle] < column { low = middle + 1 } else { high = middle }
      }
      return low
    }
    var low = glyph(at: columns.lowerBound)
    if low > 0, row.edges[low] > columns.lowerBound { low -= 1 }
    let high = glyph(at: columns.upperBound)
    return Row(
      glyphs: Array(row.glyphs[low..<max(low, high)]),
      edges: Array(row.edges[low...max(low, high)]), start: row.start + low)
  }

  /// The part of a row in a range of columns, with about one more glyph at each side.
  ///
  /// - Complexity: for a plain line, and for a single-line field, O(number of those columns).
  package func row(_ index: Int, in columns: Range<Int>) -> Row {
    let number = rowsBefore.line(at: index)
    let line = lines[number]
    guard line.isPlain else { return Self.part(row(index), in: columns) }
    let count = line.plainCount
    let indent = alignment.indent(of: count)
    let low = min(max(0, columns.lowerBound - indent), count)
    let high = min(max(low, columns.upperBound - indent), count)
    let bytes = line.text.utf8
    let start = bytes.index(bytes.startIndex, offsetBy: low)
    let text = line.text[start..<bytes.index(start, offsetBy: high - low)]
    return Row(
      glyphs: isSecure ? Array(repeating: "•", count: high - low) : Array(text),
      edges: Array((indent + low)...(indent + high)), start: charactersBefore[number] + low)
  }

  /// The width of a row in columns.
  package func width(ofRow index: Int) -> Int {
    let line = lines[rowsBefore.line(at: index)]
    guard line.isPlain else { return row(index).edges.last ?? 0 }
    return alignment.indent(of: line.plainCount) + line.plainCount
  }

  /// The row that contains an offset.
  private func rowIndex(of offset: Int) -> Int {
    let number = charactersBefore.line(at: max(0, offset))
    let inLine = offset - charactersBefore[number]
    let place = lines[number].rows.lastIndex { $0.start <= inLine } ?? 0
    return rowsBefore[number] + place
  }

  /// The cell whose left edge is at an offset, relative to the first cell of the text.
  package func place(of offset: Int) -> CellPoint {
    let index = rowIndex(of: offset)
    let number = rowsBefore.line(at: index)
    if lines[number].isPlain {
      let count = lines[number].plainCount
      let column = min(max(0, offset - charactersBefore[number]), count)
      return CellPoint(alignment.indent(of: count) + column, index)
    }
    let row = row(index)
    return CellPoint(row.edges[min(max(0, offset - row.start), row.glyphs.count)], index)
  }

  /// The offset nearest to a cell, which may be outside the text.
  package func offset(at point: CellPoint) -> Int {
    let index = min(max(0, point.row), rows.count - 1)
    let number = rowsBefore.line(at: index)
    if lines[number].isPlain {
      let count = lines[number].plainCount
      return charactersBefore[number]
        + min(max(0, point.column - alignment.indent(of: count)), count)
    }
    let row = row(index)
    var column = 0
    while column < row.glyphs.count {
      // The second half of a wide glyph is closer to the next offset.
      let middle = (row.edges[column] + row.edges[column + 1] + 1) / 2
      if point.column < max(middle, row.edges[column] + 1) { break }
      column += 1
    }
    // The end of a wrapped row is shown as the start of the next one.
    if column == row.glyphs.count, column > 0, index + 1 < rows.count,
      rowIndex(of: row.start + column) == index + 1
    {
      column -= 1
    }
    return row.start + column
  }
}
