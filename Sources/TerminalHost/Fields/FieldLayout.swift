import HostInterface

/// The rows of cells that a text input shows its text in, and the way between characters and cells.
///
/// ```swift
/// let layout = FieldLayout("積み木\nab", isMultiline: true, columns: 4)
/// layout.place(of: 2)                  // row 1, column 0: the first row holds 積み
/// layout.offset(at: CellPoint(1, 2))   // 5, before "b"
/// ```
///
/// Offsets count characters, as in `TextEditingState`. A row that was wrapped ends where the next
/// one begins; the offset in between belongs to the latter.
struct FieldLayout {
  struct Row {
    /// The characters as they are shown: dots for secrets, spaces for tabs and newlines.
    var glyphs: [Character]
    /// The columns before each character, and after the last one.
    var edges: [Int]
    /// The offset of the first character.
    var start: Int
  }

  private(set) var rows: [Row] = []

  /// - Parameter columns: where rows wrap; a field of one line never does.
  init(_ text: String, isMultiline: Bool, isSecure: Bool = false, columns: Int = .max) {
    guard isMultiline else {
      rows = [Self.row(of: text, start: 0, isSecure: isSecure)]
      return
    }
    var start = 0
    for line in text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline) {
      let line = String(line)
      var position = line.startIndex
      for shown in CellTextLayout(line, columns: columns).lines {
        let row = Self.row(of: line[position..<shown.next], start: start, isSecure: isSecure)
        start += row.glyphs.count
        rows.append(row)
        position = shown.next
      }
      if line.isEmpty { rows.append(Self.row(of: "", start: start, isSecure: false)) }
      start += 1
    }
  }

  private static func row(of text: some StringProtocol, start: Int, isSecure: Bool) -> Row {
    var glyphs: [Character] = []
    var edges = [0]
    for character in text {
      let glyph: Character =
        isSecure ? "•" : character.isNewline || character == "\t" ? " " : character
      glyphs.append(glyph)
      let columns = character == "\t" ? CellWidth.tab : CellWidth.columns(of: glyph)
      edges.append(edges[edges.count - 1] + columns)
    }
    return Row(glyphs: glyphs, edges: edges, start: start)
  }

  /// The cell, counted from the text's first one, before whose left edge an offset lies.
  func place(of offset: Int) -> CellPoint {
    let index = rows.lastIndex { $0.start <= offset } ?? 0
    let row = rows[index]
    return CellPoint(row.edges[min(max(0, offset - row.start), row.glyphs.count)], index)
  }

  /// The offset nearest to a cell, which may lie outside of the text.
  func offset(at point: CellPoint) -> Int {
    let index = min(max(0, point.row), rows.count - 1)
    let row = rows[index]
    var column = 0
    while column < row.glyphs.count {
      // The second half of a wide glyph is nearer to what follows.
      let middle = (row.edges[column] + row.edges[column + 1] + 1) / 2
      if point.column < max(middle, row.edges[column] + 1) { break }
      column += 1
    }
    // The end of a wrapped row is shown as the start of the next one.
    if column == row.glyphs.count, column > 0, index + 1 < rows.count,
      rows[index + 1].start == row.start + column
    {
      column -= 1
    }
    return row.start + column
  }
}
