import CellText
import HostInterface

/// The line of key hints at the bottom of the screen.
///
/// ```text
///   ⏎ Open  Del Delete  ^N New  Tab Next  F2 Commands  ^C Quit       Letter — Edited
/// ```
///
/// In right-to-left layouts it starts at the right, with each key to the right of its action.
struct KeyLine {
  let hints: [KeyHint]
  /// The window's title, with the mark of an unsaved document. It comes before all but the first
  /// three hints and the last three, so that it does not come and go with the focus.
  var title = ""
  var isRightToLeft = false

  /// Returns whether the line fits: a smaller terminal has no row to spare.
  static func fits(_ size: CellSize) -> Bool { size.rows >= 14 && size.columns >= 40 }

  /// Returns the hints that fit in a line: always the last two, which lead to all keys and to the
  /// exit; before them, if they take no more than half of the line together, the one that leads to
  /// all commands; of the others the first ones. If not even the first one fits, it is shortened.
  func shown(in columns: Int) -> [KeyHint] {
    let alone = fitting(in: columns)
    if title.isEmpty { return alone }
    let besideTitle = fitting(in: columns - CellWidth.columns(of: title) - 1)
    let keepsFirst = besideTitle.first == alone.first
    return keepsFirst && besideTitle.count >= min(hints.count, 6) ? besideTitle : alone
  }

  private func fitting(in columns: Int) -> [KeyHint] {
    let ways = hints.suffix(3)
    let kept = Self.width(ways) > columns / 2 ? ways.suffix(2) : ways
    var room = columns - 1 - Self.width(kept)
    let others = hints.dropLast(kept.count)
    if let first = others.first, case let rest = room - Self.width(first), rest < 0 {
      let words = CellWidth.columns(of: first.words) + rest
      return words < Self.leastWords
        ? Array(kept) : [KeyHint(first.key, first.words.shortened(to: words))] + kept
    }
    return others.prefix { hint in
      room -= Self.width(hint)
      return room >= 0
    } + kept
  }

  /// The number of columns below which a few letters of a label say nothing.
  private static let leastWords = 4

  private static func width(_ hints: ArraySlice<KeyHint>) -> Int {
    hints.map(width).reduce(0, +)
  }

  private static func width(_ hint: KeyHint) -> Int {
    CellWidth.columns(of: hint.key) + CellWidth.columns(of: hint.words) + 3
  }

  func draw(on buffer: inout CellBuffer, theme: Theme) {
    let row = buffer.size.rows - 1
    let line = CellRect(0, row, buffer.size.columns, 1)
    buffer.erase(line)
    let key =
      theme.isColorless
      ? Pen(attributes: .bold) : Pen(Ink(theme.accent), attributes: theme.isFlat ? .bold : [])
    var column = 1
    for hint in shown(in: buffer.size.columns) {
      column += write(hint.key, from: column, pen: key, on: &buffer) + 1
      column += write(hint.words, from: column, pen: theme.secondary(), on: &buffer) + 2
    }
    let start = buffer.size.columns - 1 - CellWidth.columns(of: title)
    if start > column { write(title, from: start, pen: theme.secondary(), on: &buffer) }
  }

  /// - Parameter column: counted from the start of the line.
  /// - Returns: the columns that the text takes.
  @discardableResult
  private func write(
    _ text: String, from column: Int, pen: Pen, on buffer: inout CellBuffer
  ) -> Int {
    let width = CellWidth.columns(of: text)
    let start = isRightToLeft ? buffer.size.columns - column - width : column
    buffer.write(text, at: CellPoint(start, buffer.size.rows - 1), pen: pen)
    return width
  }
}

extension String {
  /// Returns as much of its first line as fits, with "…" for the rest.
  func shortened(to columns: Int) -> String {
    let layout = CellTextLayout(self, columns: columns, lineLimit: 1)
    return layout.lines.first.map(layout.string) ?? ""
  }
}
