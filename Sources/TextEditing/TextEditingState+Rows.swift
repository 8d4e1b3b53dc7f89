import CellText

/// Moves by displayed rows: a wrapped line has several.
extension TextEditingState {
  /// One row of a line, as a range of its bytes.
  private struct Row {
    var start: Int
    var end: Int
    /// Whether the line continues, so that ``end`` is shown as the start of the next row.
    var isWrapped: Bool
  }

  private func rows(ofLine number: Int) -> [Row] {
    let line = lines.lines[number]
    guard let wrapColumns, isMultiline, line.contentBytes > 0 else {
      return [Row(start: 0, end: line.contentBytes, isWrapped: false)]
    }
    let content = String(line.content)
    var start = 0
    return CellTextLayout(content, columns: wrapColumns).lines.map { shown in
      let end = content.utf8.distance(from: content.startIndex, to: shown.next)
      defer { start = end }
      return Row(start: start, end: end, isWrapped: end < line.contentBytes)
    }
  }

  private func row(of position: TextPosition, in rows: [Row]) -> Int {
    rows.lastIndex { $0.start <= position.byte } ?? 0
  }

  func rowStart(of position: TextPosition) -> TextPosition {
    let rows = rows(ofLine: position.line)
    return TextPosition(line: position.line, byte: rows[row(of: position, in: rows)].start)
  }

  func rowEnd(of position: TextPosition) -> TextPosition {
    let rows = rows(ofLine: position.line)
    let row = rows[row(of: position, in: rows)]
    let end = TextPosition(line: position.line, byte: row.end)
    return row.isWrapped ? max(lines.position(before: end), position) : end
  }

  /// The position some rows down, or up if negative.
  func vertical(
    from start: TextPosition, by count: Int
  ) -> (position: TextPosition, wantedColumn: Int?) {
    var line = start.line
    var rows = rows(ofLine: line)
    var index = row(of: start, in: rows)
    let column = wantedColumn ?? columns(from: rows[index].start, to: start.byte, line: line)
    for _ in 0..<abs(count) {
      index += count.signum()
      if index < 0 {
        guard line > 0 else { return (lines.start, column) }
        line -= 1
        rows = self.rows(ofLine: line)
        index = rows.count - 1
      } else if index == rows.count {
        guard line + 1 < lines.lines.count else { return (lines.end, column) }
        line += 1
        rows = self.rows(ofLine: line)
        index = 0
      }
    }
    return (position(at: column, in: rows[index], line: line), column)
  }

  private func columns(from start: Int, to end: Int, line number: Int) -> Int {
    let line = lines.lines[number]
    return CellWidth.columns(of: line.text[line.index(start)..<line.index(end)])
  }

  private func position(at column: Int, in row: Row, line: Int) -> TextPosition {
    var position = TextPosition(line: line, byte: row.start)
    var passed = 0
    while position.byte < row.end, let character = lines.character(at: position) {
      passed += CellWidth.columns(of: character)
      let next = lines.position(after: position)
      guard passed <= column, !(row.isWrapped && next.byte >= row.end) else { break }
      position = next
    }
    return position
  }
}
