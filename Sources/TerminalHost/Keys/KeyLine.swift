import CellText
import HostInterface

/// The line at the bottom of the screen that tells what the keys do.
///
/// ```text
///   ⏎ Open  Del Delete  ^N New  Tab Next  F2 Commands  ^C Quit       Letter — Edited
/// ```
///
/// From right to left it begins at the right, each key at the right of what it does.
struct KeyLine {
  let hints: [KeyHint]
  /// The window's title, with the mark of a document that is not saved; shown where there is room
  /// for it.
  var title = ""
  var isRightToLeft = false

  /// A smaller terminal has no row to give away.
  static func fits(_ size: CellSize) -> Bool { size.rows >= 14 && size.columns >= 40 }

  /// Those that a line of some width has room for: the last two in any case, which are the way to
  /// all keys and the way out; of the others the first.
  func shown(in columns: Int) -> [KeyHint] {
    let kept = hints.suffix(2)
    var room = columns - 1 - kept.map(Self.width).reduce(0, +)
    return hints.dropLast(2).prefix { hint in
      room -= Self.width(hint)
      return room >= 0
    } + kept
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

  /// - Parameter column: counted from where the line begins.
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
